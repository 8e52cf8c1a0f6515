'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { LinkButton } from '@/components/ui/button';
import { SwitchRow } from '@/components/ui/field/switch-row';
import { showToast } from '@/components/ui/toast/toast-queue';
import { ALERT_COPY } from '@/lib/domain/member/alert/alert.copy';
import type { AlertSetting, PushAbility } from '@/lib/domain/member/alert/alert.model';
import { turnPushOff } from '@/lib/domain/member/alert/alert.mutations';
import { pushAbility } from '@/lib/domain/member/alert/alert.rules';
import { readPushFacts } from '@/lib/domain/member/alert/push-browser';
import { route } from '@/lib/routes';
import { askForPush } from './ask-for-push';

/** The browser's settings may have changed when the member returns to the page. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const readAbility = (): PushAbility => pushAbility(readPushFacts());

function hintOf(ability: PushAbility, hasKey: boolean, on: boolean): string {
  if (ability !== 'open' && ability !== 'granted') return ALERT_COPY.ability[ability];
  if (!hasKey) return ALERT_COPY.noService;
  return on ? ALERT_COPY.deviceOn : ALERT_COPY.deviceOff;
}

/** Pushes to this device, or why there are none and what helps; a card, or `flat` a row of a sheet. */
export function PushSwitch({ setting: { pushKey, isPushed }, flat = false }: { setting: AlertSetting; flat?: boolean }) {
  const queryClient = useQueryClient();
  const ability = useSyncExternalStore(onReturn, readAbility, () => 'open' as const);
  const [busy, setBusy] = useState(false);
  const isPossible = (ability === 'open' || ability === 'granted') && pushKey !== '';
  // A permission that was withdrawn ends the browser's subscription, whatever the platform has stored.
  const on = ability === 'granted' && isPossible && isPushed;

  async function change(next: boolean) {
    setBusy(true);
    try {
      if (next) await askForPush(pushKey, queryClient);
      else if (await turnPushOff(queryClient)) showToast(ALERT_COPY.unsubscribed, { tone: 'done' });
      else showToast(ALERT_COPY.saveFailed, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <section aria-label={ALERT_COPY.push} className={flat ? '' : 'card px-4'}>
      <SwitchRow
        label={ALERT_COPY.device}
        hint={hintOf(ability, pushKey !== '', on)}
        on={on}
        busy={busy}
        disabled={!isPossible}
        onChange={(next) => void change(next)}
      />
      {ability === 'uninstalled' ? (
        <div className="pb-3">
          <LinkButton variant="outline" size="sm" block href={route('/download')}>
            {ALERT_COPY.install}
          </LinkButton>
        </div>
      ) : null}
    </section>
  );
}
