import type { ReactNode } from 'react';
import { columnsOf, kindName, LIST_KINDS, type ListKind } from '@/lib/domain/betting/sport/market/market.rules';
import type { Density } from '@/lib/domain/site/preference/preference.model';
import type { SportId } from '@/lib/domain/betting/match/sport.model';
import '@/components/betting/sport/sport.css';

/** Names the price columns once, 28 high, under the page's header. */
export function ColumnHeader({
  kind,
  sport = 'football',
  density,
  children,
  sticky,
}: {
  kind: ListKind;
  sport?: SportId;
  /** 专业: the columns are the markets; 大字: there are none, only the market. */
  density?: Density;
  children: ReactNode;
  sticky?: boolean;
}) {
  const pro = density === 'pro';
  const names =
    density === 'large'
      ? [kindName(kind, sport)]
      : pro
        ? LIST_KINDS.map((id) => kindName(id, sport))
        : columnsOf(kind, sport).map(({ name }) => name);
  const positionClass = sticky ? 'sticky top-[calc(3rem+var(--offline,0px)+var(--safe-top))] z-10' : '';
  return (
    <div className={`gutter flex min-h-7 flex-wrap items-center border-b border-line bg-bg text-12 text-text-2 ${positionClass}`}>
      <div className="min-w-24 flex-1 truncate">{children}</div>
      <div aria-hidden="true" className={`columns ${density ?? ''}`}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}
