'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { COOLING_TERMS } from '@pavilion/contract/calls/limit.calls';
import { COOLING_NAMES, LIMIT_COPY } from '@/lib/domain/member/limit/limit.copy';
import { TermChoice } from './term-choice';
import { useLimitChange } from './use-limit-change';

/** Duration of a cooling-off, and a question before it begins. */
export function CoolingForm({ onDone }: { onDone: () => void }) {
  const { busy, run } = useLimitChange();
  const [term, setTerm] = useState<(typeof COOLING_TERMS)[number]>('day');
  const [confirming, setConfirming] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const start = async () => {
    const rejection = await run((api) => api.startCooling(term), LIMIT_COPY.started);
    setConfirming(false);
    if (rejection) setFault(rejection.message);
    else onDone();
  };
  return (
    <div className="gutter space-y-4 pb-4">
      <p className="text-14 text-text-2">{LIMIT_COPY.coolingText}</p>
      <TermChoice legend={LIMIT_COPY.term} terms={COOLING_TERMS} names={COOLING_NAMES} value={term} onChange={setTerm} />
      {fault === null ? null : (
        <p role="alert" className="text-14 text-error">
          {fault}
        </p>
      )}
      <Button block busy={busy} onClick={() => setConfirming(true)}>
        {LIMIT_COPY.startCooling(COOLING_NAMES[term])}
      </Button>
      <AlertDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void start()}
        title={LIMIT_COPY.coolingConfirm(COOLING_NAMES[term])}
        confirm={LIMIT_COPY.start}
        cancel={LIMIT_COPY.keep}
        busy={busy}
      >
        {LIMIT_COPY.coolingText}
      </AlertDialog>
    </div>
  );
}
