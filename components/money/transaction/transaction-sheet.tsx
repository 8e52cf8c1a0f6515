'use client';

import { LinkButton } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy/copy-text';
import { Money } from '@/components/ui/money';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Tag } from '@/components/ui/tag';
import type { SupportReason } from '@pavilion/contract/constants';
import { NOT_MOVED, stateName, TRANSACTION_COPY, TYPE_NAMES } from '@/lib/domain/money/transaction/transaction.copy';
import type { Transaction, TransactionType } from '@/lib/domain/money/transaction/transaction.model';
import { requestedAmount, movedBy, orderPath, urgeOf } from '@/lib/domain/money/transaction/transaction.rules';
import { dateTime } from '@/lib/kit/format/site-time';
import * as PAGE_TITLES from '@/lib/page-titles';
import { supportPath } from '@/lib/routes';
import { Fact, ProgressStep } from '../../ui/list/history-parts';
import { RESULT_TONES } from './transaction-look';
import { UrgeButton } from './urge-button';

const REASONS: Record<TransactionType, SupportReason> = { deposit: 'deposit', withdraw: 'withdraw', transfer: 'other', bonus: 'other' };

/** One transaction in full. `back`: the page that the order's page returns to. */
export function TransactionSheet({ row, open, back, onClose }: { row: Transaction; open: boolean; back: string; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={row.title} titleFirst>
      <Detail row={row} back={back} />
    </Sheet>
  );
}

function Detail({ row, back }: { row: Transaction; back: string }) {
  const { id, type, state, result, at, endedAt, reason, steps } = row;
  const { amount, fee } = movedBy(row);
  const path = orderPath(row, back);
  const urge = urgeOf(row);
  return (
    <div className="gutter space-y-4 pb-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Money minor={amount} signed unit className="text-28 font-semibold" />
        <Tag tone={RESULT_TONES[result]}>{stateName(row, state)}</Tag>
        {result === 'failed' ? <span className="text-13 text-text-2">{NOT_MOVED[type]}</span> : null}
      </p>
      <dl className="text-14">
        <Fact name={TRANSACTION_COPY.id}>
          <CopyText text={id} label={TRANSACTION_COPY.id} />
        </Fact>
        <Fact name={TRANSACTION_COPY.type}>{TYPE_NAMES[type]}</Fact>
        {result === 'failed' ? (
          <Fact name={TRANSACTION_COPY.requested}>
            <Money minor={requestedAmount(row)} />
          </Fact>
        ) : null}
        <Fact name={TRANSACTION_COPY.fee}>
          <Money minor={fee} />
        </Fact>
        <Fact name={TRANSACTION_COPY.time}>{dateTime(at)}</Fact>
        {endedAt === null ? null : <Fact name={TRANSACTION_COPY.endTime}>{dateTime(endedAt)}</Fact>}
        {reason === '' ? null : <Fact name={TRANSACTION_COPY.reason}>{reason}</Fact>}
      </dl>
      <section aria-label={TRANSACTION_COPY.steps}>
        <h3 className="text-13 text-text-2">{TRANSACTION_COPY.steps}</h3>
        <ol className="mt-2">
          {steps.map((step, index) => (
            <ProgressStep
              key={step.state}
              name={stateName(row, step.state)}
              time={dateTime(step.at)}
              first={index === 0}
              last={index === steps.length - 1}
            />
          ))}
        </ol>
      </section>
      <div className="space-y-2">
        {path === null ? null : (
          <LinkButton block href={path}>
            {TRANSACTION_COPY.order}
          </LinkButton>
        )}
        {urge === null ? null : <UrgeButton urge={urge} />}
        {urge !== null && path !== null && type === 'deposit' ? (
          <p className="text-center text-14">
            <a href={path} className="inline-flex min-h-11 items-center px-4 text-brand">
              {TRANSACTION_COPY.receipt}
            </a>
          </p>
        ) : null}
        <LinkButton block variant="outline" href={supportPath(REASONS[type], id)}>
          {PAGE_TITLES.customer}
        </LinkButton>
      </div>
    </div>
  );
}
