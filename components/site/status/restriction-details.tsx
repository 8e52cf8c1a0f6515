'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy/copy-text';
import { ACCESS_ALERT_PASSED_KEY } from '@pavilion/contract/storage-keys';
import { allowAutoAction } from '@/lib/domain/member/session/loop-guard.storage';
import { getPreInfo } from '@/lib/domain/site/config/pre-info.api';
import { rememberPreInfo } from '@/lib/domain/site/config/pre-info.storage';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import { writeStored } from '@/lib/kit/browser/storage';
import { deviceUuid } from '@/lib/kit/browser/uuid';
import { route } from '@/lib/routes';
import { replacePage } from '@/components/shell/replace-page';
import { steadyNow } from '@/lib/kit/browser/steady-time';

const COPY = STATUS_COPY.restriction;

const never = () => () => {};
const unknownYet = () => '';

/** Continues to the site; false when that led back here three times within a minute: a browser that stores nothing would loop. */
function goOn(): boolean {
  if (!allowAutoAction('pass the access alert', steadyNow())) return false;
  writeStored(ACCESS_ALERT_PASSED_KEY, '1');
  replacePage(route('/'));
  return true;
}

/** The visitor's network address, stored with the pre-info, and its region as the platform sees it: the reason of the restriction. */
async function visitorOrigin(): Promise<{ ip: string; region: string }> {
  try {
    const preInfo = await getPreInfo();
    rememberPreInfo(preInfo, steadyNow());
    return { ip: preInfo.ip || COPY.unknown, region: preInfo.address ?? '' };
  } catch {
    return { ip: COPY.unknown, region: '' };
  }
}

/** The visitor's address, region and device to quote to support; 继续访问 stores `go` (contract §2.2). */
export function RestrictionDetails({ passable }: { passable: boolean }) {
  const [{ ip, region }, setOrigin] = useState<{ ip: string | null; region: string }>({ ip: null, region: '' });
  const [stuck, setStuck] = useState(false);
  const device = useSyncExternalStore(never, deviceUuid, unknownYet);

  useEffect(() => {
    let gone = false;
    const readDetails = async () => {
      const known = await visitorOrigin();
      if (!gone) setOrigin(known);
    };
    void readDetails();
    return () => {
      gone = true;
    };
  }, []);

  return (
    <>
      <dl className="mt-6 w-full max-w-80 rounded-card bg-surface-2 px-4 py-3 text-left text-13">
        <dt className="text-text-3">{COPY.ip}</dt>
        <dd className="min-h-6 text-15">
          {ip === null || ip === COPY.unknown ? (ip ?? '\u00a0') : <CopyText text={ip} label={COPY.ip} />}
        </dd>
        {region ? (
          <>
            <dt className="mt-2 text-text-3">{COPY.region}</dt>
            <dd className="min-h-6 text-15">{region}</dd>
          </>
        ) : null}
        {passable ? null : (
          <>
            <dt className="mt-2 text-text-3">{COPY.device}</dt>
            <dd className="min-h-12 font-mono text-14">{device ? <CopyText text={device} label={COPY.device} /> : '\u00a0'}</dd>
          </>
        )}
      </dl>
      {passable ? (
        <>
          <Button className="mt-6 w-full max-w-72" onClick={() => setStuck(!goOn())}>
            {COPY.go}
          </Button>
          <output className="mt-3 block min-h-5 max-w-80 text-13 text-text-2">{stuck ? COPY.stays : null}</output>
        </>
      ) : null}
    </>
  );
}
