'use client';

import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Tag } from '@/components/ui/tag';
import { GIFT_COPY, GIFT_KIND_NAMES, GIFT_STATE_NAMES } from '@/lib/domain/rewards/gift/gift.copy';
import type { Gift } from '@/lib/domain/rewards/gift/gift.model';
import { timeText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import { DaySections } from '../../ui/list/day-sections';
import { GIFT_TONES } from './gift-look';

/** Gifts below their days, each with its turnover so far and the required one. */
export function GiftList({ rows, onOpen }: { rows: readonly Gift[]; onOpen: (row: Gift) => void }) {
  return <DaySections rows={rows} renderRow={(row) => <Row row={row} onOpen={() => onOpen(row)} />} />;
}

function Row({ row, onOpen }: { row: Gift; onOpen: () => void }) {
  const { kind, title, amount, required, done, state, at } = row;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="gutter flex min-h-16 w-full items-center gap-3 py-2 text-left active:bg-cell"
    >
      <Icon name="gift" className="text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-15">{title}</span>
        <span className="block text-12 text-text-2">
          {GIFT_KIND_NAMES[kind]}·{timeText(at)}
        </span>
        {state === 'credited' && required > 0n ? (
          <span className="block text-12 text-text-2">
            {GIFT_COPY.turnover} {formatMinor(done)} / {formatMinor(required)}
          </span>
        ) : null}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money
          minor={amount}
          signed={state === 'credited'}
          className={`text-16 font-semibold ${state === 'credited' ? 'text-brand' : 'text-text-2'}`}
        />
        <Tag tone={GIFT_TONES[state]}>{GIFT_STATE_NAMES[state]}</Tag>
      </span>
    </button>
  );
}
