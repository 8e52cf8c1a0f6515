'use client';

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { checkDelay, type Period, toPeriod } from '@/lib/domain/site/status/maintenance.rules';
import { storedResponse, leaveMaintenance, mayLeave } from '@/lib/domain/site/status/maintenance.storage';
import { getPreInfo } from '@/lib/domain/site/config/pre-info.api';
import { rememberPreInfo } from '@/lib/domain/site/config/pre-info.storage';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import { worldNow } from '@/lib/kit/browser/world-time';
import { replacePage } from '@/components/shell/replace-page';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { MaintenanceTimes } from './maintenance-times';

const COPY = STATUS_COPY.maintenance;

const never = () => () => {};
const notYet = () => null;

type Status = 'check' | 'checking' | 'stillDown' | 'noResponse' | 'loop';

/** Returns to the member's previous page, unless that failed three times within a minute. */
function tryLeave(): boolean {
  const now = steadyNow();
  if (!mayLeave(now)) return false;
  replacePage(leaveMaintenance(now));
  return true;
}

/** ms that one check of the configuration may take: the next one follows in half a minute. */
const CHECK_MS = 10_000;

/**
 * Shows the period and leaves when it is over. Reached by the site's configuration, it checks the configuration every 30 s, and at once
 * where the server knew of no maintenance (`open`); reached by a 6014 response, that response's times decide, and 重试 tries the place
 * again (contract §2.2). 服务暂停 has no `period`.
 */
export function MaintenanceWatch({ period: configured, open = false }: { period: Period | null; open?: boolean }) {
  const [configuredPeriod, setConfiguredPeriod] = useState<Period>(configured ?? { start: null, end: null });
  const [status, setStatus] = useState<Status>('check');
  const stored = useSyncExternalStore(never, configured === null ? notYet : storedResponse, notYet);
  const period = useMemo(() => (stored === null ? configuredPeriod : toPeriod(JSON.parse(stored))), [stored, configuredPeriod]);
  const byResponse = stored !== null;
  const responseEnd = byResponse ? period.end : null;
  const failures = useRef(0);

  const leave = useCallback(() => {
    if (!tryLeave()) setStatus('loop');
  }, []);

  const check = useCallback(
    async (tapped: boolean) => {
      if (tapped) setStatus('checking');
      try {
        const preInfo = await getPreInfo({ timeout: CHECK_MS });
        const { maintainConfig } = preInfo;
        rememberPreInfo(preInfo, steadyNow());
        failures.current = 0;
        if (maintainConfig.status !== 0) {
          leave();
          return;
        }
        setConfiguredPeriod(toPeriod(maintainConfig));
        setStatus(tapped ? 'stillDown' : 'check');
      } catch {
        failures.current += 1;
        setStatus('noResponse');
      }
    },
    [leave],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const next = (wait: number) => {
      if (gone) return;
      timer = setTimeout(async () => {
        if (!byResponse) await check(false);
        else if (responseEnd !== null && worldNow() >= responseEnd) leave();
        next(checkDelay(failures.current));
      }, wait);
    };
    next(open && !byResponse ? 0 : checkDelay(failures.current));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [responseEnd, byResponse, open, check, leave]);

  return (
    <>
      {configured === null ? null : <MaintenanceTimes period={period} />}
      <output className="mt-4 block min-h-5 text-13 text-text-3">{COPY[status]}</output>
      <Button className="mt-3 w-full max-w-72" busy={status === 'checking'} onClick={() => (byResponse ? leave() : void check(true))}>
        {COPY.retry}
      </Button>
    </>
  );
}
