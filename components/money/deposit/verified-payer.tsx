import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';

/** The verified name, masked, in place of a field: no other payer is accepted. */
export function VerifiedPayer({ name, error }: { name: string; error: string | undefined }) {
  return (
    <div className="mt-4">
      <p className="mb-1 text-13 text-text-2">{DEPOSIT_COPY.payer}</p>
      <p className="flex min-h-12 items-center gap-2 rounded-card border border-line bg-surface-2 px-3 text-16">
        {name}
        <Tag tone="brand" className="ml-auto">
          <Icon name="check" size={12} />
          {DEPOSIT_COPY.verified}
        </Tag>
      </p>
      {error === undefined ? (
        <p className="mt-1 text-13 text-text-3">{DEPOSIT_COPY.verifiedHint}</p>
      ) : (
        <p role="alert" className="mt-1 text-13 text-error">
          {error}
        </p>
      )}
    </div>
  );
}
