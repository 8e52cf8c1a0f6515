import { inviteClaimCall } from '@pavilion/contract/calls/invite.calls';
import { peakClaimCall } from '@pavilion/contract/calls/leaderboard.calls';
import { checkInCall, taskClaimCall } from '@pavilion/contract/calls/calendar.calls';
import { chatGiftSendCall } from '@pavilion/contract/calls/chat.calls';
import { flipOpenCall } from '@pavilion/contract/calls/flip.calls';
import type { CallResponse } from '@pavilion/contract/call';
import { couponUseCall } from '@pavilion/contract/calls/coupon.calls';
import { dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { depositCreateCall, depositStatusCall } from '@pavilion/contract/calls/deposit.calls';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { rebateClaimCall } from '@pavilion/contract/calls/rebate.calls';
import { coinListCall, mallItemsCall, mallOrderCreateCall, mallOrderStatusCall } from '@pavilion/contract/calls/mall.calls';
import { withdrawCreateCall, withdrawStatusCall } from '@pavilion/contract/calls/withdraw.calls';
import { VENUE_CODES } from '@pavilion/contract/constants';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { toMinor } from '@pavilion/number/money';
import { AT_VENUE, COINS, START, type Account, type Attempt } from './money-load';
import { resultOf } from './money-load.bets';
import { sendCall } from './platform-client';
import type { Sandbox } from './sandbox-process';
import { DAY } from './time';

/** Days of coins that one call returns. */
const COIN_WINDOW = 30 * DAY;

const isDone = ({ response }: Attempt) => response?.status_code === 6000;

/** The numbers of the orders that calls of one kind made, as their members read them. */
export function orderIdsOf(attempts: readonly Attempt[], account: Account, call: { name: string }): string[] {
  const made = attempts.filter((attempt) => attempt.account === account && attempt.call.name === call.name && isDone(attempt));
  return made.map(({ response }) => (response!.data as { orderId: string }).orderId);
}

/** An acknowledged call's gain or loss: its name among all of the member's, coins, minor units. */
type Gain = [name: string, coins: number, amount: bigint];

const GAINS: Readonly<Record<string, (data: never) => Gain>> = {
  [checkInCall.name]: ({ day, coins }: CallResponse<typeof checkInCall>) => [`check-in ${day}`, coins, 0n],
  [taskClaimCall.name]: ({ day, task, coins, amount }: CallResponse<typeof taskClaimCall>) => [
    `task ${day} ${task}`,
    coins,
    toMinor(amount),
  ],
  [flipOpenCall.name]: ({ roundId, coins, amount }: CallResponse<typeof flipOpenCall>) => [`flip ${roundId}`, coins, toMinor(amount)],
  [chatGiftSendCall.name]: ({ sendId, coins }: CallResponse<typeof chatGiftSendCall>) => [`gift ${sendId}`, -coins, 0n],
  [inviteClaimCall.name]: ({ target, id, amount }: CallResponse<typeof inviteClaimCall>) => [`${target} ${id}`, 0, toMinor(amount)],
  [peakClaimCall.name]: ({ week, amount }: CallResponse<typeof peakClaimCall>) => [`peak ${week}`, 0, toMinor(amount)],
};

/** The sum of a member's acknowledged rewards and gifts, each once. */
function gainsOf(attempts: readonly Attempt[], account: Account): { coins: number; amount: bigint } {
  const gains = new Map<string, Gain>();
  for (const attempt of attempts) {
    const gain = attempt.account === account && isDone(attempt) ? GAINS[attempt.call.name] : undefined;
    if (!gain) continue;
    const found = gain(attempt.response!.data as never);
    gains.set(found[0], found);
  }
  const all = [...gains.values()];
  return { coins: all.reduce((sum, [, coins]) => sum + coins, 0), amount: all.reduce((sum, [, , amount]) => sum + amount, 0n) };
}

/** A member's expected money in all wallets together, from the end of each acknowledged order. Minor units. */
export async function expectedOf(
  sandbox: Sandbox,
  attempts: readonly Attempt[],
  account: Account,
  orders: readonly Order[],
): Promise<bigint> {
  const { token, uuid } = account;
  let expected = START + toMinor(AT_VENUE) * BigInt(VENUE_CODES.length) + gainsOf(attempts, account).amount;
  for (const order of orders) expected += resultOf(order);
  for (const { response } of attempts.filter((one) => one.account === account && one.call.name === rebateClaimCall.name && isDone(one))) {
    expected += toMinor((response!.data as { total: string }).total);
  }
  for (const orderId of new Set(orderIdsOf(attempts, account, depositCreateCall))) {
    const { data } = await sendCall(sandbox.origin, depositStatusCall, { orderId }, { token, uuid });
    if (data.state === 'credited') expected += toMinor(data.credit!);
  }
  for (const orderId of new Set(orderIdsOf(attempts, account, withdrawCreateCall))) {
    const { data } = await sendCall(sandbox.origin, withdrawStatusCall, { orderId }, { token, uuid });
    if (data.state === 'reviewing' || data.state === 'paying' || data.state === 'paid') expected -= toMinor(data.amount);
  }
  for (const order of await mallOrdersOf(sandbox, attempts, account)) {
    if (order.credit !== null) expected += toMinor(order.credit);
  }
  const used = attempts.filter((attempt) => attempt.account === account && attempt.call.name === couponUseCall.name && isDone(attempt));
  expected += 500n * BigInt(new Set(used.map(({ body }) => (body as { id: string }).id)).size);
  const bonus = attempts.find(
    (attempt) => attempt.account === account && attempt.call.name === dividendReceiveCall.name && isDone(attempt),
  );
  return expected + (bonus ? toMinor((bonus.response!.data as { amount: string }).amount) : 0n);
}

/** A member's current orders of the mall. */
async function mallOrdersOf(sandbox: Sandbox, attempts: readonly Attempt[], account: Account) {
  const ids = new Set(orderIdsOf(attempts, account, mallOrderCreateCall));
  const { token, uuid } = account;
  const results = await Promise.all([...ids].map((orderId) => sendCall(sandbox.origin, mallOrderStatusCall, { orderId }, { token, uuid })));
  return results.map(({ data }) => data);
}

/** Coins earned by settled bets. `from`: world ms. */
async function coinsOfBets(sandbox: Sandbox, { token, uuid }: Account, from: number): Promise<number> {
  const now = Date.parse((await sandbox.control.clock({})).worldTime);
  let earned = 0;
  for (let start = from; start < now; start += COIN_WINDOW) {
    const range = { from: new Date(start).toISOString(), to: new Date(Math.min(now, start + COIN_WINDOW - 1)).toISOString() };
    const { data } = await sendCall(sandbox.origin, coinListCall, { ...range, reason: 'bet', page: 1, size: 1 }, { token, uuid });
    earned += data.totals.find(({ reason }) => reason === 'bet')?.amount ?? 0;
  }
  return earned;
}

/** A member's coins, and the coins that the acknowledged orders and the settled bets leave. */
export async function coinsOf(
  sandbox: Sandbox,
  attempts: readonly Attempt[],
  account: Account,
  from: number,
): Promise<{ actual: number; expected: number }> {
  const { token, uuid } = account;
  const { data } = await sendCall(sandbox.origin, mallItemsCall, {}, { token, uuid });
  const orders = await mallOrdersOf(sandbox, attempts, account);
  const spent = orders.reduce((sum, { price, state }) => sum + (state === 'cancelled' ? 0 : price), 0);
  return { actual: data.coins!, expected: COINS - spent + gainsOf(attempts, account).coins + (await coinsOfBets(sandbox, account, from)) };
}

/** A member's money in all wallets together. Minor units. */
export async function actualOf(sandbox: Sandbox, { token, uuid }: Account): Promise<bigint> {
  const { balance, venues } = (await sendCall(sandbox.origin, walletListCall, {}, { token, uuid })).data;
  return venues.reduce((sum, venue) => sum + toMinor(venue.balance!), toMinor(balance!));
}
