import type { QueryClient } from '@tanstack/react-query';
import { CODE } from '@/lib/contract/codes';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { cancelDeposit, createDeposit, getDeposit, getOpenDeposits, payDeposit } from './deposit.api';
import type { Deposit, DepositWish } from './deposit.model';
import { DEPOSIT_KEY, depositOptions } from './deposit.queries';

/** What came of making an order. */
export type CreateResult =
  | { state: 'made'; deposit: Deposit }
  /** Another one is on its way: that one is to be looked at. */
  | { state: 'other'; orderId: string }
  | { state: 'refused'; field: string | null; message: string }
  /** The method closed in the meantime. */
  | { state: 'closed'; message: string }
  /** No answer, and none of the member's orders is it: the same wish may be sent again under the same key. */
  | { state: 'unknown' }
  /** No answer, and the member's orders could not be read either. */
  | { state: 'unseen' };

/** What came of a word about an order: where it stands, or null where nobody knows. */
export type SaidResult = { deposit: Deposit | null; message: string | null };

/** Makes an order. An answer that is lost is asked for, never sent anew. */
export async function orderDeposit(wish: DepositWish, key: string, queryClient: QueryClient): Promise<CreateResult> {
  try {
    return made(await createDeposit(wish, key), queryClient);
  } catch (error) {
    if (!(error instanceof BusinessError)) {
      if (!isCallError(error)) throw error;
      return findDeposit(wish, queryClient);
    }
    const data = (typeof error.data === 'object' ? error.data : null) as { field?: unknown; orderId?: unknown } | null;
    if (typeof data?.orderId === 'string') return { state: 'other', orderId: data.orderId };
    if (Number(error.code) === CODE.speedpay) return { state: 'closed', message: error.message };
    return { state: 'refused', field: typeof data?.field === 'string' ? data.field : null, message: error.message };
  }
}

function made(deposit: Deposit, queryClient: QueryClient): CreateResult {
  keep(deposit, queryClient);
  return { state: 'made', deposit };
}

/**
 * Looks for the order of a wish whose answer was lost. There is at most one on its way: if it is what was wished for, the
 * answer was a yes.
 */
export async function findDeposit(wish: DepositWish, queryClient: QueryClient): Promise<CreateResult> {
  const open = await getOpenDeposits().catch(() => null);
  if (!open) return { state: 'unseen' };
  const found = open.find((deposit) => deposit.state === 'awaiting' && deposit.method === wish.method && deposit.amount === wish.amount);
  return found ? made(found, queryClient) : { state: 'unknown' };
}

/** 我已付款. Without an answer the order itself is asked. */
export function sayPaid(orderId: string, queryClient: QueryClient): Promise<SaidResult> {
  return say(() => payDeposit(orderId), orderId, queryClient);
}

/** Takes the order back. Without an answer the order itself is asked. */
export function takeBack(orderId: string, queryClient: QueryClient): Promise<SaidResult> {
  return say(() => cancelDeposit(orderId), orderId, queryClient);
}

async function say(send: () => Promise<Deposit>, orderId: string, queryClient: QueryClient): Promise<SaidResult> {
  try {
    return { deposit: keep(await send(), queryClient), message: null };
  } catch (error) {
    if (!isCallError(error)) throw error;
    const deposit = await getDeposit(orderId).catch(() => null);
    if (deposit) keep(deposit, queryClient);
    return { deposit, message: error.message };
  }
}

function keep(deposit: Deposit, queryClient: QueryClient): Deposit {
  queryClient.setQueryData(depositOptions(deposit.orderId).queryKey, deposit);
  void queryClient.invalidateQueries({ queryKey: [...DEPOSIT_KEY, 'open'] });
  return deposit;
}
