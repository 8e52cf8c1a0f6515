import { inviteClaimCall } from '@pavilion/contract/calls/invite.calls';
import { checkInCall, taskClaimCall } from '@pavilion/contract/calls/calendar.calls';
import { chatGiftSendCall } from '@pavilion/contract/calls/chat.calls';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { flipOpenCall } from '@pavilion/contract/calls/flip.calls';
import { rebateClaimCall } from '@pavilion/contract/calls/rebate.calls';
import { mallOrderCreateCall } from '@pavilion/contract/calls/mall.calls';
import { withdrawCreateCall } from '@pavilion/contract/calls/withdraw.calls';
import { CODE } from '@pavilion/contract/codes';
import { VENUE_CODES } from '@pavilion/contract/constants';
import { claimFriends, claimRebates, pickSteps, openAccounts, runStep, send, type Attempt, type Done } from '../../support/money-load';
import { ordersOf, placeBet, settleBets, type Bet } from '../../support/money-load.bets';
import { brokenEntries, enterOnce, ENTRY_KINDS, type Entry } from '../../support/money-load.entries';
import { playRound, roundsOf, type PlayedRound } from '../../support/money-load.rounds';
import { actualOf, coinsOf, expectedOf, orderIdsOf } from '../../support/money-load.sums';
import { fillDisk, freeDisk, sendSignal, serverResponds, serverPid, type Fullness } from '../../support/embedded-server';
import { FULL_RUN, numberOf, TEST_SEED } from '../../support/seed';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { until } from '../../support/until';
import { SOUND_LEDGER } from '../../support/control-client';

/** The whole range in a full run; otherwise a part that has seen everything else. */
const STEPS = FULL_RUN ? 20_000 : 150;
const KILLS = FULL_RUN ? 20 : 2;
const MEMBERS = FULL_RUN ? 24 : 5;
const WIDTH = 12;
const PAUSE_MS = 300;
/** The part of a round's steps after which the database server is killed. */
const SERVER_KILLED_AT = 0.25;
/** The part of a round's steps after which the disk is full, and for how long (ms). */
const FULL_FROM = 0.7;
const FULL_MS = 700;

/** Calls that create an order, and return its number again for the same key. */
const ORDERING = [depositCreateCall, withdrawCreateCall, mallOrderCreateCall];
/** Rewards and gifts that a long run must have seen. */
const REWARDS = [checkInCall, taskClaimCall, flipOpenCall, chatGiftSendCall, inviteClaimCall];

jest.setTimeout(3_600_000);

/** The key of a step: one of fewer than eight characters would be rejected. */
const stepKey = (step: number): string => `money-${String(step).padStart(5, '0')}`;

function hasNoResponse(result: Done | 'lost'): boolean {
  if (result === 'lost') return true;
  if (result === null) return false;
  if ('entry' in result) return false;
  return 'attempt' in result ? result.attempt.response === null : 'round' in result ? !result.round.known : result.bet.state === 'unknown';
}

/**
 * Does steps, `WIDTH` at once, until they are done or the sandbox is gone; kills it at `killAt`. Before that it is paused, its
 * database server is killed, and its disk is full: for `FULL_MS`, or, with `full`, until a kill that follows then. A sandbox that does nothing
 * once space is back is killed too.
 */
async function runUntilKill(
  sandbox: SandboxProcess,
  steps: readonly (() => Promise<Done>)[],
  killAt: number | null,
  fullness: Fullness,
): Promise<{ results: Done[]; done: number }> {
  const results: Done[] = [];
  const timers: NodeJS.Timeout[] = [];
  const later = (what: () => void) => timers.push(setTimeout(what, FULL_MS));
  let done = 0;
  const end = { killed: false };
  let next = 0;
  let gone = Promise.resolve();
  const kill = () => {
    end.killed = true;
    gone = sandbox.kill();
    return gone;
  };
  const giveSpace = async () => {
    await freeDisk(sandbox);
    const before = done;
    later(() => done === before && void kill());
  };
  const serverIsBack = () => until(() => end.killed || serverResponds(sandbox), { everyMs: 50 });
  /** Faults that occur after so many steps, each once. */
  const faults = async (count: number) => {
    if (killAt === null) return;
    if (count === Math.floor(killAt * SERVER_KILLED_AT)) sendSignal(await serverPid(sandbox), 'SIGKILL');
    if (count === Math.floor(killAt / 2)) {
      sendSignal(sandbox.pid, 'SIGSTOP');
      setTimeout(() => sendSignal(sandbox.pid, 'SIGCONT'), PAUSE_MS);
    }
    if (count === Math.floor(killAt * FULL_FROM)) {
      await fillDisk(sandbox, fullness);
      later(() => void (fullness === 'full' ? kill() : giveSpace()));
    }
    if (count === killAt) await kill();
  };
  const worker = async () => {
    while (next < steps.length && !end.killed) {
      const step = steps[next]!;
      next += 1;
      const result = await step().catch(() => 'lost' as const);
      results.push(result === 'lost' ? null : result);
      done += 1;
      await faults(done);
      // A member without a response waits: a server that is away for half a second must not use up all steps.
      if (hasNoResponse(result)) await serverIsBack();
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  for (const timer of timers) clearTimeout(timer);
  await gone;
  return { results, done: next };
}

it('random money calls, with kills, pauses, a full disk and jumps of the clock, lose and double nothing', async () => {
  let sandbox = await startSandbox({ folder: 'temp' });
  const accounts = await openAccounts(sandbox, MEMBERS);
  const picked = pickSteps(STEPS, numberOf(`${TEST_SEED} money load`), MEMBERS);
  const attempts: Attempt[] = [];
  const bets: Bet[] = [];
  const rounds: PlayedRound[] = [];
  const entries: Entry[] = [];
  const worldNow = async () => Date.parse((await sandbox.control.clock({})).worldTime);
  // IM reports the time of a bet in whole seconds.
  const began = Math.floor((await worldNow()) / 1000) * 1000;
  let from = 0;
  for (let round = 0; round <= KILLS; round += 1) {
    const current = sandbox;
    const steps = picked.slice(from).map((step, index) => () => runStep(current, accounts, step, stepKey(from + index)));
    const killAt = round < KILLS ? Math.floor(STEPS / (KILLS + 1)) : null;
    const { results, done } = await runUntilKill(current, steps, killAt, round % 2 === 1 ? 'full' : 'no growth');
    for (const result of results) {
      if (result && 'bet' in result) bets.push(result.bet);
      else if (result && 'round' in result) rounds.push(result.round);
      else if (result && 'entry' in result) entries.push(result.entry);
      else if (result) attempts.push(result.attempt);
    }
    from += done;
    if (killAt !== null) sandbox = await current.restart();
    // A sandbox that was killed before its disk had space again has it now.
    await freeDisk(sandbox);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  }
  expect(from).toBe(STEPS);

  for (const { token } of accounts) {
    for (const code of VENUE_CODES) {
      const bet = await placeBet(sandbox, code, token, 15, `last-${code}`);
      if (bet) bets.push(bet);
    }
  }
  // Each once more in calm weather: during the run the server may have been away for all of them.
  for (const [index, account] of accounts.entries()) {
    const isMuted = index >= accounts.length / 2;
    for (const [nth, kind] of ENTRY_KINDS.entries()) {
      if (kind === 'mute' && !isMuted) continue;
      const entry = await enterOnce(sandbox, account, kind, STEPS + index * ENTRY_KINDS.length + nth);
      if (entry) entries.push(entry);
    }
  }
  for (const account of accounts) {
    const round = await playRound(sandbox, account, 1);
    if (round) rounds.push(round);
  }
  // Once the day of the last settled bet is closed, all bets earn rebates; a second key is rejected.
  await settleBets(sandbox);
  for (const [index, account] of accounts.entries()) {
    const claims = [1, 2].map((nth) => claimRebates(sandbox, account, `rebate-${index}-${nth}`));
    attempts.push(...(await Promise.all(claims)).filter((claim) => claim !== null));
  }

  attempts.push(...(await claimFriends(sandbox, accounts[0]!, 'friend')));

  // A call without a response is sent again under the same key; one with a response gets the same order again.
  const lost = attempts.filter(({ response }) => response === null);
  const known = attempts.filter(({ response, call }) => response?.status_code === 6000 && ORDERING.some(({ name }) => name === call.name));
  for (const attempt of lost) attempts[attempts.indexOf(attempt)] = await send(sandbox, attempt);
  for (const attempt of known) {
    const again = await send(sandbox, attempt);
    expect(again.response).toMatchObject({ status_code: 6000, data: { orderId: (attempt.response!.data as { orderId: string }).orderId } });
  }
  expect(attempts.every(({ response }) => response !== null)).toBe(true);

  const now = await worldNow();
  for (const account of accounts) {
    const orders = await ordersOf(sandbox, account.token, began, now);
    const own = bets.filter(({ token }) => token === account.token);
    expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(own.flatMap(({ orderId }) => orderId ?? [])));
    // A bet without a response was placed once or not at all.
    expect(orders.length).toBeLessThanOrEqual(own.filter(({ orderId, state }) => orderId !== null || state === 'unknown').length);
    for (const call of ORDERING) {
      const ids = orderIdsOf(attempts, account, call);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const played = await roundsOf(sandbox, account, began, now + 1);
    const mine = rounds.filter((one) => one.account === account);
    expect(new Set(played.ids).size).toBe(played.ids.length);
    expect(played.ids).toEqual(expect.arrayContaining(mine.flatMap(({ id, known: resolved }) => (resolved ? [id] : []))));
    expect(mine.map(({ id }) => id)).toEqual(expect.arrayContaining(played.ids));
    expect(await actualOf(sandbox, account)).toBe((await expectedOf(sandbox, attempts, account, orders)) + played.profit);
    const coins = await coinsOf(sandbox, attempts, account, began);
    expect(coins.actual).toBe(coins.expected);
  }
  expect(await brokenEntries(sandbox, entries)).toEqual([]);
  // No call was malformed: a rejection for an amount or an item names it.
  const isMalformed = ({ response }: Attempt) => response?.status_code === CODE.validation && response.data === null;
  expect(attempts.filter(isMalformed).map(({ call, body, key }) => [call.name, body, key])).toEqual([]);
  // The run has seen its subject.
  const counts = (call: { name: string }) =>
    attempts.filter((attempt) => attempt.call.name === call.name && attempt.response?.status_code === 6000).length;
  expect(counts(withdrawCreateCall)).toBeGreaterThan(MEMBERS / 2);
  expect(counts(depositCreateCall)).toBeGreaterThan(MEMBERS / 2);
  expect(counts(rebateClaimCall)).toBeGreaterThan(0);
  expect(ENTRY_KINDS.filter((kind) => entries.every((entry) => entry.kind !== kind))).toEqual([]);
  expect(rounds.filter(({ known: resolved }) => resolved).length).toBeGreaterThan(0);
  if (FULL_RUN) expect(REWARDS.filter((call) => counts(call) === 0).map(({ name }) => name)).toEqual([]);
  expect(bets.filter(({ orderId }) => orderId !== null).length).toBeGreaterThan(MEMBERS / 2);
  expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  await sandbox.stop();
  await sandbox.forget();
});
