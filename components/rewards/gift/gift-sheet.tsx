'use client';

import { LinkButton } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy/copy-text';
import { Money } from '@/components/ui/money';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Tag } from '@/components/ui/tag';
import { GIFT_COPY, GIFT_KIND_NAMES, GIFT_STATE_NAMES } from '@/lib/domain/rewards/gift/gift.copy';
import type { Gift } from '@/lib/domain/rewards/gift/gift.model';
import { TRANSACTION_COPY } from '@/lib/domain/money/transaction/transaction.copy';
import { dateTime } from '@/lib/kit/format/site-time';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route, supportPath } from '@/lib/routes';
import { Fact } from '../../ui/list/history-parts';
import { GIFT_TONES } from './gift-look';

/** One gift in full. */
export function GiftSheet({ row, open, onClose }: { row: Gift; open: boolean; onClose: () => void }) {
  const { id, kind, state, title, amount, required, done, at, reason } = row;
  return (
    <Sheet open={open} onClose={onClose} title={title} titleFirst>
      <div className="gutter space-y-4 pb-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Money minor={amount} signed={state === 'credited'} unit className="text-28 font-semibold" />
          <Tag tone={GIFT_TONES[state]}>{GIFT_STATE_NAMES[state]}</Tag>
          {state === 'credited' ? null : <span className="text-13 text-text-2">{TRANSACTION_COPY.notCounted}</span>}
        </p>
        <dl className="text-14">
          <Fact name={GIFT_COPY.id}>
            <CopyText text={id} label={GIFT_COPY.id} />
          </Fact>
          <Fact name={GIFT_COPY.kind}>{GIFT_KIND_NAMES[kind]}</Fact>
          <Fact name={GIFT_COPY.time}>{dateTime(at)}</Fact>
          <Fact name={GIFT_COPY.turnover}>{required === 0n ? GIFT_COPY.noTurnover : <Money minor={required} />}</Fact>
          {state === 'credited' && required > 0n ? (
            <Fact name={GIFT_COPY.done}>
              <Money minor={done} />
            </Fact>
          ) : null}
          {reason === '' ? null : <Fact name={GIFT_COPY.reason}>{reason}</Fact>}
        </dl>
        <div className="space-y-2">
          {state === 'credited' && required > 0n ? (
            <LinkButton block href={route('/mine/audit')}>
              {GIFT_COPY.toAudit}
            </LinkButton>
          ) : null}
          <LinkButton block variant="outline" href={supportPath('other', id)}>
            {PAGE_TITLES.customer}
          </LinkButton>
        </div>
      </div>
    </Sheet>
  );
}
