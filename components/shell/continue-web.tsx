'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { readDownloadPlace, rememberDownloadPlace, takeDownloadPlace } from '@/lib/domain/site/download.store';
import { STATUS_COPY } from '@/lib/domain/site/status.copy';
import { leaveFor } from './leave';

/** 继续访问网页版: a day without this page, and back to the remembered place, query included (contract §2.1). */
export function ContinueWeb() {
  useEffect(() => rememberDownloadPlace(readDownloadPlace()), []);
  return (
    <>
      <Button block onClick={() => leaveFor(takeDownloadPlace())}>
        {STATUS_COPY.download.go}
      </Button>
      <p className="mt-2 text-12 text-text-3">{STATUS_COPY.download.goHint}</p>
    </>
  );
}
