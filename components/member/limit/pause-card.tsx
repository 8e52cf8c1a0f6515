'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LIMIT_COPY } from '@/lib/domain/member/limit/limit.copy';
import type { Pause } from '@/lib/domain/member/limit/limit.model';
import { pauseStep } from '@/lib/domain/member/limit/limit.rules';
import { dateText, timeText } from '@/lib/kit/format/site-time';
import { route } from '@/lib/routes';
import { useLimitChange } from './use-limit-change';

const momentText = (at: number) => `${dateText(at)} ${timeText(at)}`;

/** The pause in force, until when, and the steps that end an exclusion whose time is over. `now`: world ms. */
export function PauseCard({ pause, now }: { pause: Pause; now: number }) {
  const { busy, tap } = useLimitChange();
  const step = pauseStep(pause, now);
  const end = (how: 'ask' | 'confirm' | 'keep', done: string) => void tap((api) => api.endExclusion(how), done);
  const text = () => {
    if (step === 'ask') return LIMIT_COPY.pauseOver;
    if (step === 'waits') return LIMIT_COPY.pauseWaits(momentText(pause.readyAt ?? 0));
    return step === 'confirm' ? LIMIT_COPY.pauseReady : LIMIT_COPY.pauseText[pause.kind];
  };
  return (
    <section aria-label={LIMIT_COPY.pauseTitles[pause.kind]} className="card p-4">
      <p className="flex items-center gap-2 text-16 font-semibold">
        <Icon name="shield-check" size={20} className="text-brand" />
        {LIMIT_COPY.pauseTitles[pause.kind]}
      </p>
      {pause.endsAt === null ? null : <p className="mt-2 text-18 font-semibold">{LIMIT_COPY.pauseUntil(momentText(pause.endsAt))}</p>}
      <p className="mt-1 text-14 text-text-2">{text()}</p>
      <div className="mt-3 flex gap-2">
        {step === 'waits' || step === 'confirm' ? (
          <Button variant="outline" size="sm" block busy={busy} onClick={() => end('keep', LIMIT_COPY.kept)}>
            {LIMIT_COPY.keepPause}
          </Button>
        ) : (
          <LinkButton variant="outline" size="sm" block href={route('/mine/finance/withdrawal')}>
            {LIMIT_COPY.toWithdraw}
          </LinkButton>
        )}
        {step === 'ask' ? (
          <Button variant="secondary" size="sm" block busy={busy} onClick={() => end('ask', LIMIT_COPY.endRequested)}>
            {LIMIT_COPY.requestEnd}
          </Button>
        ) : null}
        {step === 'confirm' ? (
          <Button size="sm" block busy={busy} onClick={() => end('confirm', LIMIT_COPY.ended)}>
            {LIMIT_COPY.confirmEnd}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
