'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import { limitText, medianText } from '@/lib/domain/money/cashier/cashier.copy';
import { depositMethodsOptions } from '@/lib/domain/money/deposit/deposit.queries';
import { GUIDE_COPY } from '@/lib/domain/care/guide/guide.copy';
import { withdrawInfoOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import type { Minor } from '@pavilion/number/money';

const { figure } = GUIDE_COPY;

const limitsText = (min: Minor | null, max: Minor | null) =>
  min === null && max === null ? '—' : GUIDE_COPY.coins(limitText(min), limitText(max));

/** Limits, fee and times of one way to pay, from the calls that its forms use. */
export function GuideFigures({ method, kind }: { method: string; kind: PayeeKind }) {
  const methods = useQuery(depositMethodsOptions());
  const info = useQuery(withdrawInfoOptions());
  const deposit = methods.data?.find((one) => one.method === method);
  const withdraw = info.data?.methods.find((one) => one.kind === kind);
  if (!deposit || !withdraw || !info.data) {
    const lost = [methods, info].find(({ isError, data }) => isError && !data);
    if (!lost) return <Skeleton className="card h-[212px]" />;
    return (
      <div className="card overflow-hidden">
        <ErrorState reason={lost.error} onRetry={() => void lost.refetch()} busy={lost.isFetching} />
      </div>
    );
  }
  const limits = ({ open, min, max }: typeof deposit | typeof withdraw) => (open ? limitsText(min, max) : GUIDE_COPY.closed);
  const rows: [string, string, string][] = [
    [figure.limits, limits(deposit), limits(withdraw)],
    [
      figure.fee,
      deposit.feePercent === null ? '—' : deposit.feePercent === '0' ? GUIDE_COPY.noFee : GUIDE_COPY.feeOf(deposit.feePercent),
      GUIDE_COPY.freeLeft(info.data.freeLeft, info.data.feePercent),
    ],
    [figure.time, medianText(deposit.medianSeconds, 'deposit'), medianText(withdraw.medianSeconds, 'withdraw')],
    ...(deposit.rate !== null && withdraw.rate !== null
      ? [[figure.rate, GUIDE_COPY.rateOf(deposit.rate), GUIDE_COPY.rateOf(withdraw.rate)] satisfies [string, string, string]]
      : []),
  ];
  return (
    <section aria-label={GUIDE_COPY.figures} className="card p-4">
      <table className="w-full border-collapse text-13">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-2 text-left text-16 font-semibold">
              {GUIDE_COPY.figures}
            </th>
            {[figure.deposit, figure.withdraw].map((name) => (
              <th key={name} scope="col" className="py-2 pr-2 text-left font-medium text-text-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ofDeposit, ofWithdrawal]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 text-left font-normal text-text-2">
                {name}
              </th>
              <td className="py-2 pr-2 align-top">{ofDeposit}</td>
              <td className="py-2 pr-2 align-top">{ofWithdrawal}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
