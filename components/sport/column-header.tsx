import type { ReactNode } from 'react';
import { columnsOf, type ListKind } from '@/lib/domain/sport/market.rules';
import './sport.css';

/** Names the price columns once, 28 high, under the page's header. */
export function ColumnHeader({ kind, children, sticky }: { kind: ListKind; children: ReactNode; sticky?: boolean }) {
  const place = sticky ? 'sticky top-[calc(3rem+env(safe-area-inset-top))] z-10' : '';
  return (
    <div className={`gutter flex min-h-7 flex-wrap items-center border-b border-line bg-bg text-12 text-text-2 ${place}`}>
      <div className="min-w-24 flex-1 truncate">{children}</div>
      <div aria-hidden="true" className="columns">
        {columnsOf(kind).map(({ role, name }) => (
          <span key={role}>{name}</span>
        ))}
      </div>
    </div>
  );
}
