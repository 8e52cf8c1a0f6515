'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Icon, type IconName } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { NAME_COPY } from '@/lib/domain/member/security/real-name.copy';
import type { RealName } from '@/lib/domain/member/security/real-name.model';
import { realNameOptions } from '@/lib/domain/member/security/real-name.queries';
import { dayTime } from '@/lib/kit/format/site-time';
import { worldNow } from '@/lib/kit/browser/world-time';
import { route } from '@/lib/routes';
import { RealNameForm } from './real-name-form';

const LOOKS: Record<Exclude<RealName['state'], 'none'>, { icon: IconName; tone: string; text: string }> = {
  reviewing: { icon: 'clock', tone: 'text-brand', text: NAME_COPY.reviewingText },
  verified: { icon: 'circle-check', tone: 'text-brand', text: NAME_COPY.verifiedText },
  rejected: { icon: 'circle-alert', tone: 'text-error', text: NAME_COPY.rejectedText },
};

/** 实名认证: the form without a name, else the state of its verification. `back`: the page that requires it. */
export function RealNameScreen({ back }: { back: string | null }) {
  const { data, isError, error, isFetching, refetch } = useQuery(realNameOptions());
  /** The member types another name after a rejection. */
  const [again, setAgain] = useState(false);
  if (!data) {
    return isError ? (
      <div className="card overflow-hidden">
        <ErrorState reason={error} onRetry={() => void refetch()} busy={isFetching} />
      </div>
    ) : (
      <div className="space-y-4" aria-hidden="true">
        <Skeleton className="card h-[162px]" />
        <Skeleton className="card h-12" />
      </div>
    );
  }
  const showsForm = data.state === 'none' || (data.state === 'rejected' && again);
  return (
    <div className="space-y-2">
      {isError ? (
        <div className="card overflow-hidden">
          <StaleStrip onRetry={() => void refetch()} />
        </div>
      ) : null}
      {showsForm ? <RealNameForm /> : <NameState name={data} back={back} onAgain={() => setAgain(true)} />}
    </div>
  );
}

function NameState({ name, back, onAgain }: { name: RealName; back: string | null; onAgain: () => void }) {
  const { state, masked, reason, changedAt } = name;
  if (state === 'none') return null;
  const { icon, tone, text } = LOOKS[state];
  const way = () => {
    if (state === 'rejected') {
      return (
        <Button block onClick={onAgain}>
          {NAME_COPY.again}
        </Button>
      );
    }
    if (back !== null) {
      return (
        <LinkButton block variant={state === 'verified' ? 'primary' : 'outline'} href={back}>
          {NAME_COPY.back}
        </LinkButton>
      );
    }
    return state === 'verified' ? (
      <LinkButton block href={route('/mine/userInfo/authentication/bindBankCard')}>
        {NAME_COPY.next}
      </LinkButton>
    ) : (
      <LinkButton block variant="outline" href={route('/mine')}>
        {NAME_COPY.mine}
      </LinkButton>
    );
  };
  return (
    <section className="card p-4">
      <div aria-live="polite" className="flex flex-col items-center py-4 text-center">
        <Icon name={icon} size={28} className={tone} />
        <p className="mt-3 text-16 font-semibold">{NAME_COPY.states[state]}</p>
        {masked === '' ? null : <p className="mt-1 text-18">{masked}</p>}
        {reason !== '' && state === 'rejected' ? <p className="mt-2 text-14 text-error">{NAME_COPY.reason(reason)}</p> : null}
        <p className="mt-2 text-13 text-text-2">{text}</p>
        {changedAt === null ? null : (
          <p className="mt-1 text-12 text-text-3">
            {NAME_COPY.time} {dayTime(changedAt, worldNow())}
          </p>
        )}
      </div>
      {way()}
    </section>
  );
}
