'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Icon, type IconName } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { REGISTER_GUIDE_COPY } from '@/lib/domain/care/register-guide/register-guide.copy';
import { firstDepositOptions } from '@/lib/domain/care/register-guide/register-guide.queries';
import {
  guidePath,
  guideSteps,
  stepPath,
  type GuideState,
  type GuideStep,
  type GuideStepId,
} from '@/lib/domain/care/register-guide/register-guide.rules';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { realNameOptions } from '@/lib/domain/member/security/real-name.queries';

const LOOKS: Record<GuideState, { icon: IconName; tone: string }> = {
  done: { icon: 'circle-check', tone: 'text-brand' },
  waiting: { icon: 'clock', tone: 'text-text-2' },
  rejected: { icon: 'circle-alert', tone: 'text-error' },
  todo: { icon: 'circle', tone: 'text-text-3' },
};

/** 新手引导: three steps with the platform's state of each, every one optional. `redirect`: the member's next page. */
export function RegisterGuideScreen({ redirect }: { redirect: string }) {
  const name = useQuery(realNameOptions());
  const payees = useQuery(payeesOptions());
  const deposit = useQuery(firstDepositOptions());
  const [skipped, setSkipped] = useState<ReadonlySet<GuideStepId>>(new Set());
  const queries = [name, payees, deposit];
  const failed = queries.find(({ isError }) => isError);
  const retry = () => void Promise.all(queries.filter(({ isError }) => isError).map((query) => query.refetch()));
  const isReady = name.data !== undefined && payees.data !== undefined && deposit.data !== undefined;
  const steps = isReady ? guideSteps({ name: name.data.state, payees: payees.data.list, deposit: deposit.data }) : [];
  const done = steps.filter(({ state }) => state === 'done').length;
  const current = steps.find(({ id, state }) => (state === 'todo' || state === 'rejected') && !skipped.has(id))?.id ?? null;
  const isFinished = isReady && done === steps.length;
  return (
    <div className="gutter space-y-3 pt-4 pb-6">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-22 font-semibold">{REGISTER_GUIDE_COPY.title}</h2>
          <p className="mt-1 text-14 text-text-2">{REGISTER_GUIDE_COPY.lead}</p>
        </div>
        <p aria-live="polite" className="min-h-5 shrink-0 text-13 text-text-2">
          {isReady ? REGISTER_GUIDE_COPY.progress(done) : ''}
        </p>
      </div>
      {isReady ? (
        <>
          {failed ? (
            <div className="card overflow-hidden">
              <StaleStrip onRetry={retry} />
            </div>
          ) : null}
          <ol className="space-y-3">
            {steps.map((step, index) => (
              <StepCard
                key={step.id}
                step={step}
                position={index + 1}
                isCurrent={step.id === current}
                isSkipped={skipped.has(step.id)}
                href={stepPath(step.id, guidePath(redirect))}
                onSkip={() => setSkipped(new Set([...skipped, step.id]))}
              />
            ))}
          </ol>
        </>
      ) : failed ? (
        <div className="card overflow-hidden">
          <ErrorState reason={failed.error} onRetry={retry} busy={failed.isFetching} />
        </div>
      ) : (
        <div className="space-y-3" aria-hidden="true">
          <Skeleton className="card h-[148px]" />
          <Skeleton className="card h-[148px]" />
          <Skeleton className="card h-[148px]" />
        </div>
      )}
      <LinkButton block variant={isFinished || (isReady && current === null) ? 'primary' : 'plain'} href={redirect}>
        {isFinished ? REGISTER_GUIDE_COPY.finish : REGISTER_GUIDE_COPY.skip}
      </LinkButton>
    </div>
  );
}

function StepCard({
  step: { id, state },
  position,
  isCurrent,
  isSkipped,
  href,
  onSkip,
}: {
  step: GuideStep;
  position: number;
  isCurrent: boolean;
  isSkipped: boolean;
  href: string;
  onSkip: () => void;
}) {
  const { name, text, action } = REGISTER_GUIDE_COPY.steps[id];
  const { icon, tone } = LOOKS[state];
  const isOpen = state === 'todo' || state === 'rejected';
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className={`card p-4 ${isCurrent ? 'ring-1 ring-brand' : ''}`}>
      <div className="flex items-center gap-3">
        <Icon name={icon} size={24} className={tone} />
        <h3 className="min-w-0 flex-1 text-16 font-semibold">
          {position}. {name}
        </h3>
        <span className={`text-13 ${state === 'done' ? 'text-brand' : state === 'rejected' ? 'text-error' : 'text-text-2'}`}>
          {isOpen && isSkipped ? REGISTER_GUIDE_COPY.states.skipped : REGISTER_GUIDE_COPY.states[state]}
        </span>
      </div>
      <p className="mt-1 pl-9 text-13 text-text-2">{text}</p>
      {isOpen ? (
        <div className="mt-3 flex gap-2 pl-9">
          <LinkButton size="sm" block variant={isCurrent ? 'primary' : 'outline'} href={href}>
            {action}
          </LinkButton>
          {isSkipped ? null : (
            <Button size="sm" variant="plain" aria-label={REGISTER_GUIDE_COPY.skipStep(name)} onClick={onSkip} className="shrink-0">
              {REGISTER_GUIDE_COPY.skipShort}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  );
}
