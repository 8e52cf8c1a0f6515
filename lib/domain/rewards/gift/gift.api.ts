import { giftListCall } from '@pavilion/contract/calls/gift.calls';
import { toMinor } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { GiftKind, GiftPage, GiftState } from './gift.model';

const PAGE_SIZE = 20;

const isoTime = (at: number) => new Date(at).toISOString();

const money = ({ amount, required, done }: Record<'amount' | 'required' | 'done', string>) => ({
  amount: toMinor(amount),
  required: toMinor(required),
  done: toMinor(done),
});

/** One page of the member's gifts, newest first, with the totals of the whole range. `from`, `to`: world ms. */
export async function getGifts(
  { kind, state, from, to, page }: { kind: GiftKind | null; state: GiftState | null; from: number; to: number; page: number },
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<GiftPage> {
  const filter = { ...(kind === null ? {} : { kind }), ...(state === null ? {} : { state }) };
  const { list, hasMore, totals } = await caller(
    giftListCall,
    { ...filter, from: isoTime(from), to: isoTime(to), page, size: PAGE_SIZE },
    { signal },
  );
  return {
    page,
    hasMore,
    list: list.map(({ time, ...gift }) => ({ ...gift, ...money(gift), at: Date.parse(time) })),
    totals: totals.map((total) => ({ ...total, ...money(total) })),
  };
}
