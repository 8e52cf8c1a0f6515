'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CoinMark } from '@/components/rewards/mall/coin-mark';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { GIFT_COPY } from '@/lib/domain/community/chat/gift/gift.copy';
import type { GiftSend, RoomGift } from '@/lib/domain/community/chat/gift/gift.model';
import { newGiftKey } from '@/lib/domain/community/chat/gift/gift.mutations';
import { roomGiftsOptions } from '@/lib/domain/community/chat/gift/gift.queries';
import { GIFT_COUNTS, giftFault } from '@/lib/domain/community/chat/gift/gift.rules';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { memberWords } from '@/lib/kit/http/error.rules';
import { ChangedGift } from './changed-gift';
import { GiftChoice } from './gift-choice';
import { useGiftSend } from './use-gift-send';

/** The gift about to be given, and the key of that decision. */
interface Choice {
  gift: RoomGift;
  count: number;
  key: string;
}

/** Gifts for a room: choose one, set the count, give it. */
export function GiftSheet({ open, onClose, roomId, member }: { open: boolean; onClose: () => void; roomId: string; member: string }) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...roomGiftsOptions(), enabled: open });
  const [choice, setChoice] = useState<Choice | null>(null);
  const [refused, setRefused] = useState<GiftSend | null>(null);
  /** The gift as it is now, once the platform has rejected what was shown; null in it: it is gone. */
  const [changed, setChanged] = useState<{ now: RoomGift | null; open: boolean } | null>(null);
  const sending = useGiftSend(member, (send) => void showResult(send));
  const gifts = query.data;
  // Until the member chooses, the first gift is chosen, so that the button names one.
  const first = gifts?.list[0];
  if (choice === null && first) setChoice({ gift: first, count: 1, key: newGiftKey() });

  const decide = (gift: RoomGift, count: number): Choice => {
    const next = { gift, count, key: newGiftKey() };
    setRefused(null);
    setChoice(next);
    return next;
  };

  async function showResult(send: GiftSend): Promise<void> {
    // Each result ends a decision: the next one has a key of its own.
    setChoice((now) => now && { ...now, key: newGiftKey() });
    if (send.state === 'done') {
      showToast(GIFT_COPY.done(send.name, send.count), { tone: 'done' });
      onClose();
    } else if (send.state === 'refused') setRefused(send);
    else if (send.state === 'changed') await ask(send);
  }

  /** Reads the gifts again and requests a confirmation of this one as it is now. */
  async function ask(send: GiftSend): Promise<void> {
    try {
      const { list } = await queryClient.fetchQuery({ ...roomGiftsOptions(), staleTime: 0 });
      setChanged({ now: list.find(({ giftId }) => giftId === send.giftId) ?? null, open: true });
    } catch (error) {
      showToast(memberWords(error), { tone: 'error' });
    }
  }

  function leaveChanged(): void {
    const now = changed?.now ?? first ?? null;
    setChanged((dialog) => dialog && { ...dialog, open: false });
    if (now) decide(now, choice?.count ?? 1);
    else setChoice(null);
  }

  const fault = choice && gifts ? giftFault(choice.gift, choice.count, gifts) : null;
  const total = choice ? choice.gift.price * choice.count : 0;
  const label = () => {
    if (!choice) return GIFT_COPY.title;
    if (sending.open) return GIFT_COPY.sendBusy;
    if (fault === 'vip') return GIFT_COPY.vip(choice.gift.vipLevel);
    if (fault === 'poor') return GIFT_COPY.poor(coinText(total - (gifts?.coins ?? 0)));
    return GIFT_COPY.send(choice.gift.name, choice.count);
  };
  const ready = choice !== null && gifts !== undefined;
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={GIFT_COPY.title}
        titleFirst
        top={
          gifts ? (
            <p className="gutter flex items-center gap-1.5 pb-2 text-14 text-text-2">
              <CoinMark size={18} />
              {GIFT_COPY.coins} <span className="font-semibold text-text">{coinText(gifts.coins)}</span>
            </p>
          ) : null
        }
        foot={
          ready ? (
            <div className="gutter border-t border-line py-3">
              <Button
                block
                disabled={fault !== null}
                busy={sending.open !== null}
                end={fault === null ? GIFT_COPY.price(coinText(total)) : undefined}
                onClick={() => sending.start({ ...choice, roomId })}
              >
                {label()}
              </Button>
            </div>
          ) : null
        }
      >
        <GiftChoice
          query={query}
          chosen={choice}
          counts={GIFT_COUNTS}
          pending={sending.open?.state === 'unknown' ? sending.open : null}
          refused={refused}
          poor={fault === 'poor'}
          onChoose={(gift) => decide(gift, choice?.count ?? 1)}
          onCount={(count) => choice && decide(choice.gift, count)}
          onClose={onClose}
        />
      </Sheet>
      {changed && choice ? (
        <ChangedGift
          open={changed.open}
          before={choice.gift}
          now={changed.now}
          count={choice.count}
          gifts={gifts ?? null}
          onAgain={(gift) => {
            setChanged({ ...changed, open: false });
            sending.start({ ...decide(gift, choice.count), roomId });
          }}
          onClose={leaveChanged}
        />
      ) : null}
    </>
  );
}
