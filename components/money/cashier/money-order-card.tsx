import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatMinor, type Minor } from '@pavilion/number/money';

/** An open order on other pages, with its state below the title. `amount`: null while unknown. */
export function MoneyOrderCard({
  href,
  title,
  amount,
  children,
}: {
  href: string;
  title: string;
  amount: Minor | null;
  children: ReactNode;
}) {
  return (
    <a href={href} className="card flex min-h-15 items-center gap-3 px-4 py-2.5">
      <Icon name="clock" size={20} className="text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{title}</span>
        <span className="block text-13 text-text-2">{children}</span>
      </span>
      {amount === null ? null : <span className="text-16 font-semibold">{formatMinor(amount)}</span>}
      <Icon name="chevron-right" size={18} className="text-text-3" />
    </a>
  );
}
