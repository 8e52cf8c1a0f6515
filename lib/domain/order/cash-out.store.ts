import { create } from 'zustand';
import * as z from '@/lib/contract/schema';
import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { sentCashOutSchema, type SentCashOut } from './cash-out.model';
import { isSameOrder } from './cash-out.rules';
import type { Order } from './order.model';

/** localStorage key of cash-outs on their way: a reload or a second tab must not offer the same stake again. */
const KEY = 'cashOuts';
/** ms; what nobody came back for in this time has long been told by the order itself. */
const OLD_MS = 86_400_000;

const keptSchema = z.object({ version: z.literal(1), sent: z.array(sentCashOutSchema) });

interface CashOutState {
  /** One per order at most. */
  sent: readonly SentCashOut[];
  put(sent: SentCashOut): void;
  drop(sent: SentCashOut): void;
}

export const useSentCashOuts = create<CashOutState>()((set, get) => ({
  sent: [],
  put: (one) => set({ sent: [...get().sent.filter((other) => !isSameOrder(other, one)), one] }),
  drop: (one) => set({ sent: get().sent.filter((other) => !isSameOrder(other, one)) }),
}));

/** Whether a cash-out of this order is on its way. */
export function useIsCashingOut({ venue, id }: Pick<Order, 'venue' | 'id'>): boolean {
  return useSentCashOuts(({ sent }) => sent.some((other) => isSameOrder(other, { venue, orderId: id })));
}

function read(now: number): readonly SentCashOut[] {
  const kept = z.safeParse(keptSchema, readStoredJson(KEY));
  return kept.success ? kept.data.sent.filter(({ sentAt }) => now - sentAt < OLD_MS) : [];
}

if (typeof window !== 'undefined') {
  // An answer to what an earlier page sent can no longer arrive here.
  useSentCashOuts.setState({ sent: read(Date.now()).map((one) => ({ ...one, lost: true })) });
  useSentCashOuts.subscribe(({ sent }) => {
    writeStored(KEY, JSON.stringify({ version: 1, sent }));
  });
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) useSentCashOuts.setState({ sent: read(Date.now()) });
  });
}
