import { PLATFORM_TYPE } from '@pavilion/contract/constants';
import { REQUESTS } from '@pavilion/contract/calls/endpoint';
import type { Requests } from '@pavilion/contract/request';
import * as z from '@pavilion/contract/schema';
import { type Known, type Plan, textOf } from './plan';

const DAY_MS = 86_400_000;
const FIRST_PAGE = { page: 1, size: 10 };
/** No member has an order of this number. */
const NO_ORDER = '999999999999';

const nothing = (): Plan => ({ request: {} });
const always = (request: object) => (): Plan => ({ request });
/** The last seven days. */
const lately = ({ now }: Known): Plan => ({
  request: { from: new Date(now - 7 * DAY_MS).toISOString(), to: new Date(now).toISOString(), ...FIRST_PAGE },
});
/** The first order of a list that was read before, or an unknown number. */
const orderOf =
  (list: string) =>
  (known: Known): Plan => {
    const orderId = textOf(known, list, 'list.0.orderId');
    return orderId === null ? { unknown: { orderId: NO_ORDER } } : { request: { orderId } };
  };
const day = (now: number) => new Date(now).toISOString().slice(0, 10);

type Plans = Readonly<Record<string, (known: Known) => Plan>>;

/** Calls that the contract declares as reads and that accept an empty request. */
const UNLISTED: Plans = Object.fromEntries(
  Object.entries(REQUESTS as Requests)
    .filter(([, { reads, request }]) => reads && z.safeParse(request, {}).success)
    .map(([name]) => [name, nothing]),
);

/** Reads whose request has content, and reads that the contract does not declare as such because no session comes with them. */
const LISTED: Plans = {
  preInfo: always({ platformType: PLATFORM_TYPE }),
  sec: nothing,
  vvPretty: nothing,
  namingList: nothing,
  queryNoticeList: always({ category: 1 }),
  queryStationAdList: always({ position: 'home', platformType: PLATFORM_TYPE }),
  suspensionIcon: always({ displayEquipment: '1' }),
  popInfo: nothing,
  promotionList: nothing,
  gameList: nothing,
  chatHistory: always({ roomId: '1', pageSize: 20, beforeId: '' }),
  calendarRules: nothing,
  flipRules: nothing,
  inviteRules: nothing,
  peakRules: nothing,
  peakBoard: always({ period: 'this' }),
  captcha: nothing,
  slider: nothing,
  contactCheck: always({ contact: '12345678' }),
  supportTicket: always({ ticketKey: 'A'.repeat(43) }),
  supportPicture: () => ({ unknown: { ticketKey: 'A'.repeat(43), pictureId: 'A'.repeat(22) } }),
  matchTimeline: ({ match }) =>
    match ? { request: { venue: match.venue, matchId: match.matchId } } : { skip: 'No venue sells a match now.' },
  matchPast: ({ match }) => (match ? { request: { venue: match.venue, matchId: match.matchId } } : { skip: 'No venue sells a match now.' }),
  oddsHistory: ({ match }) => (match ? { request: { ...match } } : { skip: 'No venue sells a match now.' }),

  memberInfo: always({ withLockMoney: 1 }),
  memberJwt: nothing,
  venueWallet: always({ code: 'FBTY' }),
  depositStatus: orderOf('depositOpen'),
  withdrawStatus: orderOf('withdrawOpen'),
  transactionList: lately,
  statement: lately,
  resultByDay: always({ days: 7 }),
  giftList: lately,
  roundList: lately,
  rebateDay: ({ now }) => ({ request: { day: day(now - DAY_MS), ...FIRST_PAGE } }),
  flipList: always(FIRST_PAGE),
  inviteFriends: always(FIRST_PAGE),
  peakMine: always({ period: 'this' }),
  peakFriends: always({ period: 'this' }),
  mallOrderList: always(FIRST_PAGE),
  mallOrderStatus: orderOf('mallOrderList'),
  mallOrderFind: always({ key: 'conformance-no-order' }),
  coinList: lately,
  exchangeList: lately,
  chatGiftList: lately,
  limitHistory: always(FIRST_PAGE),
  picture: (known) => {
    const pictureId = textOf(known, 'feedbackList', 'list.0.pictureIds.0');
    return pictureId === null ? { unknown: { pictureId: 'A'.repeat(22) } } : { request: { pictureId } };
  },
};

/**
 * A request for each call that reads, by the call's name, in the order of the requests: later ones use data of earlier
 * ones. A call of the contract that is neither here nor a command is reported.
 */
export const READS: Plans = { ...UNLISTED, ...LISTED };
