import { findBets, listBets } from '../../modules/betting/order/bet.store';
import type { Bet } from '../../modules/betting/order/bet.tables';
import type { Context } from '../../modules/context';
import { CODE, ImError } from './im.error';
import { CONFIRMATION, betOfWagerId, imWagerId, toImRecord } from './im.order';
import type { StatementRequest } from './im.request';
import { imMoment } from './im.time.rules';
import { DAY, MINUTE } from '../../kernel/clock/calendar';

type Reading = Pick<Context, 'db' | 'world' | 'real'>;

const MAX_DAYS = 31;
/** Wagers of one response. */
const MAX_ROWS = 1000;
/** Real ms for which a decided wager is still known as pending. */
const REMEMBERED_MS = MINUTE;

/** A member's bets here by their wager ids; ids of others are left out. */
export async function listBetsOfWagers({ db }: Pick<Context, 'db'>, memberId: string, wagerIds: readonly string[]): Promise<Bet[]> {
  const ids = wagerIds.map(betOfWagerId).filter((id) => id !== null);
  return ids.length === 0 ? [] : findBets(db, memberId, 'IMTY', ids);
}

/** `GetPendingWagerStatus`. @throws ImError 370 when none of them is pending any more. */
export async function orderStates(reading: Reading, memberId: string, wagerIds: readonly string[]) {
  const bets = await listBetsOfWagers(reading, memberId, wagerIds);
  const waited = bets.filter((bet) => bet.inPlay && (bet.state === 'pending' || bet.sentAt + REMEMBERED_MS > reading.real.now()));
  if (waited.length === 0) throw new ImError(CODE.wagerMissing);
  return { PendingWagerStatusList: waited.map((bet) => ({ WagerID: imWagerId(bet.id), BetConfirmationStatus: CONFIRMATION[bet.state] })) };
}

/** `GetBetList`: running wagers, and those rejected within a day. */
export async function betList({ db, world }: Reading, memberId: string, memberCode: string, states: readonly number[]) {
  const filter = { memberId, venue: 'IMTY', timeOf: 'placed', to: null } as const;
  const open = await listBets(db, { ...filter, closed: false, from: null }, 1, MAX_ROWS);
  const over = states.includes(CONFIRMATION.rejected)
    ? await listBets(db, { ...filter, closed: true, from: world.now() - DAY }, 1, MAX_ROWS)
    : { bets: [] };
  const bets = [...open.bets, ...over.bets.filter(({ state }) => state === 'rejected')];
  return { WagerList: bets.filter(({ state }) => states.includes(CONFIRMATION[state])).map((bet) => toImRecord(world, bet, memberCode)) };
}

/**
 * `GetStatement`: wagers that are over, by IM's days: from `StartTime` of the first date to `EndTime` of the last.
 * @throws ImError 107 for a range that is none or too long.
 */
export async function statement(
  { db, world }: Reading,
  memberId: string,
  memberCode: string,
  { StartDate, StartTime, EndDate, EndTime, DateType }: StatementRequest,
) {
  const from = imMoment(StartDate, StartTime);
  const to = imMoment(EndDate, EndTime);
  if (from === null || to === null || to <= from || to - from > MAX_DAYS * DAY) throw new ImError(CODE.dates);
  // The end is a whole second.
  const filter = { memberId, venue: 'IMTY', closed: true, timeOf: DateType === 2 ? 'placed' : 'closed', from, to: to + 999 } as const;
  const { bets } = await listBets(db, filter, 1, MAX_ROWS);
  return { WagerList: bets.map((bet) => toImRecord(world, bet, memberCode)) };
}
