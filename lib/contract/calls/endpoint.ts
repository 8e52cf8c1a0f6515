import type { Call } from '../call';
import type { RequestDeclaration, Requests } from '../request';
import { accountRequests } from './account.requests';
import { alertRequests } from './alert.requests';
import { bonusRequests } from './bonus.requests';
import { promotionRequests } from './promotion.requests';
import { couponRequests } from './coupon.requests';
import { calendarRequests } from './calendar.requests';
import { chatRequests } from './chat.requests';
import { depositMethodRequests } from './deposit-method.requests';
import { depositRequests } from './deposit.requests';
import { feedRequests } from './feed.requests';
import { feedbackRequests } from './feedback.requests';
import { walletRequests } from './wallet.requests';
import { flipRequests } from './flip.requests';
import { followRequests } from './follow.requests';
import { launchRequests } from './launch.requests';
import { helpRequests } from './help.requests';
import { infoRequests } from './info.requests';
import { inviteRequests } from './invite.requests';
import { limitRequests } from './limit.requests';
import { vipRequests } from './vip.requests';
import { rebateRequests } from './rebate.requests';
import { mailRequests } from './mail.requests';
import { mallRequests } from './mall.requests';
import { memberRequests } from './member.requests';
import { pastRequests } from './past.requests';
import { payeeRequests } from './payee.requests';
import { leaderboardRequests } from './leaderboard.requests';
import { pictureRequests } from './picture.requests';
import { statementRequests } from './statement.requests';
import { transactionRequests } from './transaction.requests';
import { giftRequests } from './gift.requests';
import { gameRequests } from './game.requests';
import { securityRequests } from './security.requests';
import { siteRequests } from './site.requests';
import { supportRequests } from './support.requests';
import { withdrawRequests } from './withdraw.requests';

/** Requests of all calls by the call's name. */
export const REQUESTS = {
  ...accountRequests,
  ...alertRequests,
  ...bonusRequests,
  ...promotionRequests,
  ...couponRequests,
  ...calendarRequests,
  ...chatRequests,
  ...depositMethodRequests,
  ...depositRequests,
  ...feedRequests,
  ...feedbackRequests,
  ...walletRequests,
  ...flipRequests,
  ...followRequests,
  ...launchRequests,
  ...helpRequests,
  ...infoRequests,
  ...inviteRequests,
  ...limitRequests,
  ...vipRequests,
  ...rebateRequests,
  ...mailRequests,
  ...mallRequests,
  ...memberRequests,
  ...pastRequests,
  ...payeeRequests,
  ...leaderboardRequests,
  ...pictureRequests,
  ...statementRequests,
  ...transactionRequests,
  ...giftRequests,
  ...gameRequests,
  ...securityRequests,
  ...siteRequests,
  ...supportRequests,
  ...withdrawRequests,
} satisfies Requests;

/** Subject of each noun's calls, a tag of the OpenAPI document in this order. */
export const SUBJECTS = {
  site: 'Configuration of the site, notices, advertisements, categories. Implement these first.',
  member: 'Login, registration, session, the member and the central wallet',
  account: 'Nickname, birthday, phone, e-mail, password, devices',
  security: 'Withdrawal PIN and real name',
  launch: 'Launch of a venue',
  game: 'Games of the platform and their rounds',
  wallet: 'Wallets and transfers between them',
  'deposit-method': 'Ways to deposit',
  deposit: 'Deposit orders',
  withdraw: 'Withdrawals',
  payee: 'Bank cards and wallets that a member is paid to',
  transaction: 'Transactions, urging of orders, results by day',
  statement: 'Changes of the balance of the central wallet',
  gift: 'Bonuses, coupons and gifts that a member received',
  picture: 'Pictures of receipts and requests',
  promotion: 'Promotions and their rules',
  bonus: 'Bonuses that a member claims',
  coupon: 'Coupons of a member',
  calendar: 'Check-in and tasks of the day',
  flip: 'Lucky flips',
  invite: 'Inviting friends',
  leaderboard: 'Leaderboard of the week',
  vip: 'VIP levels',
  rebate: 'Rebates of valid stakes',
  mall: 'Coins, items and orders of the mall',
  limit: 'Limits that a member sets, cooling-off and exclusion',
  mail: 'Messages to the member',
  alert: 'Alerts by kind, quiet hours, and Web Push',
  feedback: 'Feedback and its replies',
  info: 'Requests to change personal data',
  support: 'Customer service and applications of partners',
  help: 'Votes on help pages',
  feed: 'Events of matches, and price histories',
  past: 'Form of teams, their meetings and tables before a match',
  follow: 'Matches that a member follows',
  chat: 'History and gifts of chat rooms; the socket itself is in `samples/chat-frames.json`',
} as const;

export type DeclaredRequests = typeof REQUESTS;

/** A call with its request: everything that a platform needs to know about it. */
export interface Endpoint<Request = unknown, Response = unknown> extends Call<Request, Response>, RequestDeclaration<Request> {}

/** The endpoint of a call. @throws Error for a call whose request is not in `REQUESTS`. */
export function endpointOf<Request, Response>(call: Call<Request, Response>): Endpoint<Request, Response> {
  const declaration = (REQUESTS as Requests)[call.name];
  if (!declaration) {
    throw new Error(
      `${call.name} has no request: declare it in its noun's .requests.ts, and name that file in lib/contract/calls/endpoint.ts.`,
    );
  }
  return { ...call, ...(declaration as RequestDeclaration<Request>) };
}

/** True for a call that accepts a token only from the device of its session: every call that does more than read. */
export function needsOwnDevice({ session, reads }: Pick<Endpoint, 'session' | 'reads'>): boolean {
  return session !== 'none' && !reads;
}
