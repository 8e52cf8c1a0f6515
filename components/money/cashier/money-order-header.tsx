import { BackButton } from '@/components/ui/back/back-button';
import { Header } from '@/components/shell/header';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { toView, viewQuery } from '@/lib/domain/money/transaction/transaction.rules';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route, supportPath } from '@/lib/routes';

/** Title, kind of money, and the links to the record of such orders and to support. */
export function MoneyOrderHeader({ title, about }: { title: string; about: 'deposit' | 'withdraw' }) {
  return (
    <Header back={<BackButton fallback={route('/mine')} />}>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <h1 className="text-17 font-semibold">{title}</h1>
        <Tag>{CASHIER_COPY.coin}</Tag>
      </div>
      <a
        href={`${route('/mine/record/transRecord')}${viewQuery({ ...toView(new URLSearchParams()), type: about })}`}
        aria-label={CASHIER_COPY.record(title)}
        className="grid size-11 place-items-center rounded-key active:bg-cell"
      >
        <Icon name="receipt-text" size={22} />
      </a>
      <a href={supportPath(about)} aria-label={PAGE_TITLES.customer} className="grid size-11 place-items-center rounded-key active:bg-cell">
        <Icon name="headset" size={22} />
      </a>
    </Header>
  );
}
