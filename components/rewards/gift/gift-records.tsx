'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { GivenRecord } from '@/components/community/chat/gift/given-record';
import { Segmented } from '@/components/ui/roof/segmented';
import { GIVEN_COPY } from '@/lib/domain/community/chat/gift/gift.copy';
import { route } from '@/lib/routes';
import { GiftRecord } from './gift-record';

const RECORDS = [
  { id: 'bonuses', label: GIVEN_COPY.bonuses },
  { id: 'chat', label: GIVEN_COPY.given },
] as const;

/** 礼金记录: the platform's gifts, or the member's gifts in chat rooms, as the address selects. */
export function GiftRecords() {
  const router = useRouter();
  const value = useSearchParams().get('of') === 'chat' ? 'chat' : 'bonuses';
  const show = (id: (typeof RECORDS)[number]['id']) =>
    router.replace(`${route('/mine/record/giftRecord')}${id === 'chat' ? '?of=chat' : ''}`, { scroll: false });
  return (
    <>
      <div className="gutter bg-surface pt-2">
        <Segmented label={GIVEN_COPY.records} items={RECORDS} value={value} onChange={show} block tall />
      </div>
      {value === 'chat' ? <GivenRecord /> : <GiftRecord />}
    </>
  );
}
