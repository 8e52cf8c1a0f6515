import { roundListCall } from '@pavilion/contract/calls/game.calls';
import { toMinor } from '@pavilion/number/money';
import { openGame } from './game-client';
import type { Account } from './money-load';
import { createPerSandbox } from './per-sandbox';
import { sendCall } from './platform-client';
import type { Sandbox } from './sandbox-process';
import { DAY } from './time';

/** Days of rounds that one call returns. */
const WINDOW = 30 * DAY;
const PAGE = 50;

/** A played round; `known`: the platform confirmed it. */
export interface PlayedRound {
  account: Account;
  id: string;
  known: boolean;
}

/** Sessions at the game, one for each member. */
const gameOfMember = createPerSandbox<Awaited<ReturnType<typeof openGame>>>();

/** Plays the prepared round of 转轮, twice at once; null when the platform rejects it. */
export async function playRound(sandbox: Sandbox, account: Account, coins: number): Promise<PlayedRound | null> {
  const game = await gameOfMember(sandbox, account.token, () => openGame(sandbox.origin, 'slot', account.token));
  const { prepared } = await game.state();
  const body = { round: prepared.round, lines: [{ bet: '', stake: coins * 100 }], clientSeed: 'mine', draw: null };
  const play = () => game.call('play', body).catch(() => null);
  const results = await Promise.all([play(), play()]);
  if (results.some((response) => response?.status === 200)) return { account, id: prepared.round, known: true };
  return results.every((response) => response !== null && response.status < 500) ? null : { account, id: prepared.round, known: false };
}

/** A member's rounds between two times (world ms): their numbers, and their returns in all, minor units. */
export async function roundsOf(
  sandbox: Sandbox,
  { token, uuid }: Pick<Account, 'token' | 'uuid'>,
  from: number,
  to: number,
): Promise<{ ids: string[]; profit: bigint }> {
  const ids: string[] = [];
  let profit = 0n;
  for (let start = from; start < to; start += WINDOW) {
    const range = { from: new Date(start).toISOString(), to: new Date(Math.min(to, start + WINDOW)).toISOString() };
    for (let page = 1; ; page += 1) {
      const { data } = await sendCall(sandbox.origin, roundListCall, { ...range, page, size: PAGE }, { token, uuid });
      ids.push(...data.list.map(({ roundId }) => roundId));
      if (page === 1) profit += toMinor(data.payout!) - toMinor(data.stake!);
      if (data.list.length < PAGE) break;
    }
  }
  return { ids, profit };
}
