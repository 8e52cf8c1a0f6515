'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CoinMark } from '@/components/rewards/mall/coin-mark';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { ROOM_GIFT_COPY } from '@/lib/domain/community/chat/room-gift/room-gift.copy';
import type { RoomGiftSend, RoomGift } from '@/lib/domain/community/chat/room-gift/room-gift.model';
import { newRoomGiftKey } from '@/lib/domain/community/chat/room-gift/room-gift.mutations';
import { roomGiftsOptions } from '@/lib/domain/community/chat/room-gift/room-gift.queries';
import { ROOM_GIFT_COUNTS, roomGiftFault } from '@/lib/domain/community/chat/room-gift/room-gift.rules';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { ChangedRoomGift } from './changed-room-gift';
import { RoomGiftChoice } from './room-gift-choice';
import { useRoomGiftSend } from './use-room-gift-send';

/** The gift about to be given, and the key of that decision. */
interface Choice {
  gift: RoomGift;
  count: number;
  key: string;
}

/** Gifts for a room: choose one, set the count, give it. */
export function RoomGiftSheet({ open, onClose, roomId, member }: { open: boolean; onClose: () => void; roomId: string; member: string }) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...roomGiftsOptions(), enabled: open });
  const [choice, setChoice] = useState<Choice | null>(null);
  const [rejected, setRejected] = useState<RoomGiftSend | null>(null);
  /** The gift as it is now, once the platform has rejected what was shown; null in it: it is gone. */
  const [changed, setChanged] = useState<{ now: RoomGift | null; open: boolean } | null>(null);
  const sending = useRoomGiftSend(member, (send) => void showResult(send));
  const gifts = query.data;
  // Until the member chooses, the first gift is chosen, so that the button names one.
  const first = gifts?.list[0];
  if (choice === null && first) setChoice({ gift: first, count: 1, key: newRoomGiftKey() });

  const decide = (gift: RoomGift, count: number): Choice => {
    const next = { gift, count, key: newRoomGiftKey() };
    setRejected(null);
    setChoice(next);
    return next;
  };

  async function showResult(send: RoomGiftSend): Promise<void> {
    // Each result ends a decision: the next one has a key of its own.
    setChoice((now) => now && { ...now, key: newRoomGiftKey() });
    if (send.state === 'done') {
      showToast(ROOM_GIFT_COPY.done(send.name, send.count), { tone: 'done' });
      onClose();
    } else if (send.state === 'rejected') setRejected(send);
    else if (send.state === 'changed') await confirmChange(send);
  }

  /** Reads the gifts again and requests a confirmation of this one as it is now. */
  async function confirmChange(send: RoomGiftSend): Promise<void> {
    try {
      const { list } = await queryClient.fetchQuery({ ...roomGiftsOptions(), staleTime: 0 });
      setChanged({ now: list.find(({ giftId }) => giftId === send.giftId) ?? null, open: true });
    } catch (error) {
      showToast(memberMessage(error), { tone: 'error' });
    }
  }

  function leaveChanged(): void {
    const now = changed?.now ?? first ?? null;
    setChanged((dialog) => dialog && { ...dialog, open: false });
    if (now) decide(now, choice?.count ?? 1);
    else setChoice(null);
  }

  const fault = choice && gifts ? roomGiftFault(choice.gift, choice.count, gifts) : null;
  const total = choice ? choice.gift.price * choice.count : 0;
  const label = () => {
    if (!choice) return ROOM_GIFT_COPY.title;
    if (sending.open) return ROOM_GIFT_COPY.sendBusy;
    if (fault === 'vip') return ROOM_GIFT_COPY.vip(choice.gift.vipLevel);
    if (fault === 'poor') return ROOM_GIFT_COPY.poor(coinText(total - (gifts?.coins ?? 0)));
    return ROOM_GIFT_COPY.send(choice.gift.name, choice.count);
  };
  const ready = choice !== null && gifts !== undefined;
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={ROOM_GIFT_COPY.title}
        titleFirst
        top={
          gifts ? (
            <p className="gutter flex items-center gap-1.5 pb-2 text-14 text-text-2">
              <CoinMark size={18} />
              {ROOM_GIFT_COPY.coins} <span className="font-semibold text-text">{coinText(gifts.coins)}</span>
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
                end={fault === null ? ROOM_GIFT_COPY.price(coinText(total)) : undefined}
                onClick={() => sending.start({ ...choice, roomId })}
              >
                {label()}
              </Button>
            </div>
          ) : null
        }
      >
        <RoomGiftChoice
          query={query}
          chosen={choice}
          counts={ROOM_GIFT_COUNTS}
          pending={sending.open?.state === 'unknown' ? sending.open : null}
          rejected={rejected}
          poor={fault === 'poor'}
          onChoose={(gift) => decide(gift, choice?.count ?? 1)}
          onCount={(count) => choice && decide(choice.gift, count)}
          onClose={onClose}
        />
      </Sheet>
      {changed && choice ? (
        <ChangedRoomGift
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
