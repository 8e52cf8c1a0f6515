'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PushSwitch } from '@/components/member/alert/push-switch';
import { LinkButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { SwitchRow } from '@/components/ui/field/switch-row';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { showToast } from '@/components/ui/toast/toast-queue';
import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { useView, viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { ALERT_COPY } from '@/lib/domain/member/alert/alert.copy';
import type { AlertRow } from '@/lib/domain/member/alert/alert.model';
import { changeAlerts } from '@/lib/domain/member/alert/alert.mutations';
import { alertsOptions } from '@/lib/domain/member/alert/alert.queries';
import { FOLLOW_KINDS, followKindsOf, isAlertOn } from '@/lib/domain/member/alert/follow-alert.rules';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { loginPath, route } from '@/lib/routes';

/** 比赛提醒: follows a match, and turns the reminders of followed matches on and off. `match` null: those of all followed matches alone. */
export function MatchAlertsSheet({ match, open, onClose }: { match: Match | null; open: boolean; onClose: () => void }) {
  const signedIn = useSignedIn(false);
  const key = match && matchKey(match.venue, match.id);
  const followed = useView((view) => key === null || view.favourites.includes(key));
  const toggle = () => key !== null && viewStore.getState().toggleFavourite(key);
  return (
    <Sheet open={open} onClose={onClose} title={ALERT_COPY.matchTitle} titleFirst>
      <div className="gutter pb-4">
        {match ? (
          <>
            <p className="truncate text-14 text-text-2">{ALERT_COPY.matchOf(match.home.name, match.away.name)}</p>
            <SwitchRow
              label={ALERT_COPY.follow}
              hint={signedIn ? ALERT_COPY.followHint : ALERT_COPY.visitorHint}
              on={followed}
              onChange={toggle}
            />
          </>
        ) : null}
        {signedIn ? (
          <FollowAlerts match={match} followed={followed} onFollow={toggle} />
        ) : (
          <LinkButton block href={loginPath(`${location.pathname}${location.search}`)}>
            {ALERT_COPY.login}
          </LinkButton>
        )}
      </div>
    </Sheet>
  );
}

/** Reminders of followed matches: those that this match can still give, or all of them. */
function FollowAlerts({ match, followed, onFollow }: { match: Match | null; followed: boolean; onFollow: () => void }) {
  const queryClient = useQueryClient();
  const { data, error, isError, isFetching, refetch } = useQuery(alertsOptions());
  if (!data) {
    return isError ? (
      <ErrorState title={ALERT_COPY.error} reason={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton className="h-48" />
    );
  }
  const change = async (row: AlertRow, on: boolean) => {
    if (on && !followed) onFollow();
    if (isAlertOn(row) === on) return;
    if (!(await changeAlerts({ kinds: [{ ...row, inSite: on, push: on }] }, queryClient)))
      showToast(ALERT_COPY.saveFailed, { tone: 'error' });
  };
  const rows = (match ? followKindsOf(match) : FOLLOW_KINDS).flatMap((kind) => {
    const row = data.kinds.find((one) => one.kind === kind);
    // A platform may not know the kind.
    return row ? [{ ...row, kind }] : [];
  });
  return (
    <>
      {rows.map((row) => (
        <SwitchRow
          key={row.kind}
          label={ALERT_COPY.followKinds[row.kind]}
          hint={ALERT_COPY.followScope}
          on={followed && isAlertOn(row)}
          onChange={(on) => void change(row, on)}
        />
      ))}
      <PushSwitch setting={data} flat />
      <a href={route('/mine/alerts')} className="mt-1 flex min-h-11 items-center text-14 text-brand">
        {ALERT_COPY.all}
        <Icon name="chevron-right" size={16} />
      </a>
    </>
  );
}
