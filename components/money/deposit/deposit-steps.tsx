import { StepLine } from '@/components/ui/step-line';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { depositProgress } from '@/lib/domain/money/deposit/deposit.rules';
import { clockTime } from '@/lib/kit/format/site-time';

/** 已提交 待付款 (已付款) 确认中 到账: which steps are done and when, the current one, and where the order stopped. */
export function DepositSteps({ deposit }: { deposit: Deposit }) {
  const { createdAt, paidAt, endedAt, state } = deposit;
  const { done, stopped } = depositProgress(deposit);
  const notes = [
    createdAt === null ? '' : clockTime(createdAt),
    paidAt === null ? '' : clockTime(paidAt),
    '',
    state === 'credited' && endedAt !== null ? clockTime(endedAt) : stopped ? DEPOSIT_COPY.stepNot : '',
  ];
  const [submitted, toPay, ...rest] = DEPOSIT_COPY.steps;
  const steps = [submitted, paidAt === null ? toPay : DEPOSIT_COPY.stepPaid, ...rest];
  return <StepLine steps={steps} notes={notes} done={done} stopped={stopped} />;
}
