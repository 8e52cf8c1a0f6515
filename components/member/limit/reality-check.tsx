'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { LIMIT_COPY, spentText } from '@/lib/domain/member/limit/limit.copy';
import type { RealityReport } from '@/lib/domain/member/limit/limit.model';
import { realityReportOptions } from '@/lib/domain/member/limit/limit.queries';
import { timeText } from '@/lib/kit/format/site-time';
import { amountText } from '@pavilion/number/known-money';
import { formatMinor } from '@pavilion/number/money';
import { route } from '@/lib/routes';

/** 现实提醒: duration and result of play; the member continues, rests, or opens the records. */
export function RealityCheck({ open, onChoice }: { open: boolean; onChoice: () => void }) {
  const query = useQuery({ ...realityReportOptions(), enabled: open });
  const leave = (path: string) => {
    onChoice();
    location.assign(path);
  };
  return (
    <AlertDialog
      open={open}
      onClose={onChoice}
      onConfirm={() => leave(route('/mine/limits'))}
      title={LIMIT_COPY.checkTitle}
      confirm={LIMIT_COPY.checkRest}
      cancel={LIMIT_COPY.checkContinue}
    >
      {content()}
      <button
        type="button"
        onClick={() => leave(route('/mine/balance'))}
        className="mt-2 flex min-h-11 items-center text-14 font-semibold text-brand"
      >
        {LIMIT_COPY.checkRecords}
      </button>
    </AlertDialog>
  );

  function content() {
    if (query.data) return <Report report={query.data} />;
    return query.isError ? <p>{LIMIT_COPY.checkFailed}</p> : <Skeleton className="h-[150px] rounded-card" />;
  }
}

function Report({ report }: { report: RealityReport }) {
  const { since, stake, payout, result } = report;
  const signed = result === null ? '—' : `${result > 0n ? '+' : ''}${formatMinor(result)}`;
  return (
    <>
      {since === null ? null : <p className="text-13 text-text-2">{LIMIT_COPY.checkSince(timeText(since))}</p>}
      <dl className="mt-2 space-y-2 rounded-card bg-cell p-3 text-14">
        <Fact label={LIMIT_COPY.checkTime}>{spentText(report)}</Fact>
        <Fact label={LIMIT_COPY.checkStake}>{amountText(stake)}</Fact>
        <Fact label={LIMIT_COPY.checkPayout}>{amountText(payout)}</Fact>
        <Fact label={LIMIT_COPY.checkResult}>{signed}</Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-semibold text-text">{children}</dd>
    </div>
  );
}
