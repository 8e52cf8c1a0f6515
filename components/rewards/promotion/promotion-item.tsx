import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import type { Promotion } from '@/lib/domain/rewards/bonus/bonus.model';
import { CATEGORY_NAMES, DISCOUNT_COPY, periodText } from '@/lib/domain/rewards/promotion/discount.copy';

/** One promotion: its amounts, its dates, its rules in place; `action` is below. */
export function PromotionItem({ promotion, open, action }: { promotion: Promotion; open: boolean; action: ReactNode }) {
  const { title, category, summary, terms } = promotion;
  return (
    <article className="card px-4 pt-3 pb-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-16 font-semibold">{title}</h2>
        <Tag className="mt-0.5">{CATEGORY_NAMES[category]}</Tag>
      </div>
      <p className="mt-1 text-14">{summary}</p>
      <p className="mt-1 text-12 text-text-2">
        {DISCOUNT_COPY.period} {periodText(promotion)}
      </p>
      <details className="group" open={open}>
        <summary className="flex min-h-11 items-center gap-1 text-14 font-semibold text-brand">
          {DISCOUNT_COPY.open}
          <span className="sr-only">：{title}</span>
          <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <ul className="list-disc space-y-1 pb-3 pl-5 text-14 text-text-2">
          {terms.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      {action}
    </article>
  );
}
