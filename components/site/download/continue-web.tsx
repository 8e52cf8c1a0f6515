'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { allowAutoAction } from '@/lib/domain/member/session/loop-guard.storage';
import { readDownloadReturn, rememberDownloadReturn, chooseWebVersion } from '@/lib/domain/site/download/download.storage';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import { replacePage } from '@/components/shell/replace-page';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** 继续访问网页版: skips this page for a day and returns to the remembered path, query included (contract §2.1). */
export function ContinueWeb() {
  const [stuck, setStuck] = useState(false);
  useEffect(() => rememberDownloadReturn(readDownloadReturn()), []);
  const goOn = () => {
    // A browser that does not store the choice is sent here again and again: after the third time in a minute it stays.
    if (allowAutoAction('continue on the web', steadyNow())) replacePage(chooseWebVersion());
    else setStuck(true);
  };
  return (
    <>
      <Button block onClick={goOn}>
        {STATUS_COPY.download.go}
      </Button>
      <output className="mt-2 block text-12 text-text-3">{stuck ? STATUS_COPY.download.stays : STATUS_COPY.download.goHint}</output>
    </>
  );
}
