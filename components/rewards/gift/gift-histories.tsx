'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { GivenGiftHistory } from '@/components/community/chat/room-gift/given-gift-history';
import { Segmented } from '@/components/ui/roof/segmented';
import { GIVEN_GIFT_COPY } from '@/lib/domain/community/chat/room-gift/room-gift.copy';
import { route } from '@/lib/routes';
import { GiftHistory } from './gift-history';

const RECORDS = [
  { id: 'bonuses', label: GIVEN_GIFT_COPY.bonuses },
  { id: 'chat', label: GIVEN_GIFT_COPY.given },
] as const;

/** 礼金记录: the platform's gifts, or the member's gifts in chat rooms, as the address selects. */
export function GiftHistories() {
  const router = useRouter();
  const value = useSearchParams().get('of') === 'chat' ? 'chat' : 'bonuses';
  const show = (id: (typeof RECORDS)[number]['id']) =>
    router.replace(`${route('/mine/record/giftRecord')}${id === 'chat' ? '?of=chat' : ''}`, { scroll: false });
  return (
    <>
      <div className="gutter bg-surface pt-2">
        <Segmented label={GIVEN_GIFT_COPY.records} items={RECORDS} value={value} onChange={show} block tall />
      </div>
      {value === 'chat' ? <GivenGiftHistory /> : <GiftHistory />}
    </>
  );
}
