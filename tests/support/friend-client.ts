import { inviteClaimCall, inviteFriendsCall, inviteOverviewCall } from '@pavilion/contract/calls/invite.calls';
import { peakBoardCall, peakClaimCall, peakFriendsCall, peakMineCall } from '@pavilion/contract/calls/leaderboard.calls';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import type { Role } from '@/lib/domain/betting/match/sport.model';
import { newActivityKey } from './activity-client';
import type { TestMember } from './control-client';
import { openVenueClient, siteCaller } from './live-session';
import { TEST_UUID, sendCall } from './platform-client';
import type { Sandbox } from './sandbox-process';
import { HOUR } from './time';

type Period = 'this' | 'last';

/** 好友邀请 of one member, straight at the platform. */
export function inviteOf(origin: string, token: string, uuid: string | null = TEST_UUID) {
  const overview = async () => (await sendCall(origin, inviteOverviewCall, {}, { token, uuid })).data;
  return {
    overview,
    code: async () => (await overview()).code,
    friends: async (page = 1, size = 20) => (await sendCall(origin, inviteFriendsCall, { page, size }, { token, uuid })).data,
    claim: (target: string, id: string, key = newActivityKey()) =>
      sendCall(origin, inviteClaimCall, { target, id }, { token, uuid, headers: { 'idempotency-key': key } }),
  };
}

/** 好友巅峰投注 of one member, straight at the platform. */
export function peakOf(origin: string, token: string, uuid: string | null = TEST_UUID) {
  return {
    board: async (period: Period = 'this') => (await sendCall(origin, peakBoardCall, { period }, { uuid })).data,
    mine: async (period: Period = 'this') => (await sendCall(origin, peakMineCall, { period }, { token, uuid })).data,
    friends: async (period: Period = 'this') => (await sendCall(origin, peakFriendsCall, { period }, { token, uuid })).data,
    claim: (week: string, key = newActivityKey()) =>
      sendCall(origin, peakClaimCall, { week }, { token, uuid, headers: { 'idempotency-key': key } }),
  };
}

let persons = 0;
/** A real name that no other member of the suite has. */
export const newRealName = () => `欧阳${String.fromCodePoint(0x4e00 + (persons += 1))}`;

/** Another member who registered with a code, on a device of its own that the tests' device may move money from. */
export function friendWith(sandbox: Sandbox, inviteCode: string, changes: object = {}): Promise<TestMember> {
  return sandbox.control.member({ uuid: null, balance: '5000.00', realName: newRealName(), inviteCode, ...changes });
}

/** A credited deposit. */
export async function payIn(sandbox: Sandbox, token: string, amount: string): Promise<void> {
  const headers = { 'idempotency-key': newActivityKey() };
  const { data } = await sendCall(sandbox.origin, depositCreateCall, { method: 'ecny', amount }, { token, headers });
  await sandbox.control.deposit(data.orderId, 'confirm');
}

/** Bets on the winner of a football match of today, the `nth` that is sold: it cannot end in a push. */
export async function betOnWinner(sandbox: Sandbox, token: string, bet: { coins: number; role?: Role; nth?: number }): Promise<string> {
  const { coins, role = 'home', nth = 0 } = bet;
  const { venue } = await openVenueClient('FBTY', siteCaller(sandbox, token));
  const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'today', page: 1 });
  const offers = matches.flatMap((match) => {
    const market = match.markets.find(({ kind, period, state }) => kind === 'winner' && period === 'full' && state === 'open');
    const selection = market?.selections.find((one) => one.role === role);
    return market && selection ? [{ matchId: match.id, marketId: market.id, selectionId: selection.id }] : [];
  });
  const [quote] = await venue.getQuotes([offers[nth]!]);
  const { price } = quote!.selection!;
  const result = await venue.place({ ...offers[nth]!, price, stake: BigInt(coins) * 100n, accept: 'any', key: newActivityKey() });
  if (!('orderId' in result) || result.orderId === null) throw new Error(`no bet: ${result.state}`);
  return result.orderId;
}

/** Three bets on one match, one of which wins. */
export async function betOnAllSides(sandbox: Sandbox, token: string, coins: number, nth = 0): Promise<void> {
  for (const role of ['home', 'draw', 'away'] as const) await betOnWinner(sandbox, token, { coins, role, nth });
}

/** Lets the world play on until every bet is settled. */
export async function playOut({ control }: Sandbox): Promise<void> {
  while ((await control.audit()).openBets > 0) await control.clock({ advanceMs: HOUR });
}
