import { LinkButton } from '@/components/ui/button';
import { WALLET_COPY } from '@/lib/domain/money/wallet/wallet.copy';
import { route } from '@/lib/routes';

/** 存款, 取款 and 转账 below a sum of money. */
export function WalletActions({ className }: { className: string }) {
  return (
    <div className={`flex gap-2 ${className}`}>
      <LinkButton size="sm" block href={route('/mine/finance/deposit')}>
        {WALLET_COPY.deposit}
      </LinkButton>
      <LinkButton size="sm" block variant="secondary" href={route('/mine/finance/withdrawal')}>
        {WALLET_COPY.withdraw}
      </LinkButton>
      <LinkButton size="sm" block variant="secondary" href={route('/mine/finance/transfer')}>
        {WALLET_COPY.transfer}
      </LinkButton>
    </div>
  );
}
