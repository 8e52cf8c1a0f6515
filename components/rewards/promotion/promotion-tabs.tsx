import { Icon } from '@/components/ui/icon';
import type { PromotionCategory } from '@/lib/domain/rewards/bonus/bonus.model';
import { discountPath } from '@/lib/domain/rewards/bonus/bonus.rules';
import { CATEGORY_NAMES, DISCOUNT_COPY } from '@/lib/domain/rewards/promotion/discount.copy';

/** Categories of 优惠 as links: the address has the choice. */
export function PromotionTabs({ categories, current }: { categories: readonly PromotionCategory[]; current: PromotionCategory | null }) {
  return (
    <nav aria-label={DISCOUNT_COPY.categories} className="gutter no-scrollbar mt-2 flex h-12 items-center gap-2 overflow-x-auto">
      {[null, ...categories].map((category) => {
        const on = category === current;
        const look = on ? 'border-brand bg-brand-bg font-semibold text-brand' : 'border-transparent bg-cell text-text-2';
        return (
          <a
            key={category ?? 'all'}
            href={discountPath(category ? { tab: category } : {})}
            aria-current={on ? 'page' : undefined}
            className={`hit-44 inline-flex h-8 shrink-0 items-center gap-1 rounded-sheet border px-3 text-13 whitespace-nowrap ${look}`}
          >
            {on ? <Icon name="check" size={14} /> : null}
            {category ? CATEGORY_NAMES[category] : DISCOUNT_COPY.all}
          </a>
        );
      })}
    </nav>
  );
}
