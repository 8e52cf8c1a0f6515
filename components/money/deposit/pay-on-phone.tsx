'use client';

import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { PAY_CODE_COPY } from '@/lib/domain/money/deposit/pay-code.copy';
import { safeAddress } from '@/lib/domain/site/config/link.rules';

const loadSheet = async () => (await import('./pay-code-sheet')).PayCodeSheet;

/**
 * Ways to pay a code with an app on the phone that shows it, which cannot scan its own screen: the code as a picture, and the page
 * that the code contains, where it contains one.
 */
export function PayOnPhone({ deposit, qr }: { deposit: Deposit; qr: string }) {
  const [open, setOpen] = useState(false);
  // The provider's page, which most codes contain; an app alone reads the others.
  const link = safeAddress(qr);
  return (
    <div className="mt-3 space-y-2">
      {link === '' ? null : (
        <LinkButton block size="sm" href={link} target="_blank" rel="noopener noreferrer">
          {PAY_CODE_COPY.open(deposit.methodName)}
        </LinkButton>
      )}
      <div className="flex gap-2">
        <Button block size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="download" size={18} />
          {PAY_CODE_COPY.show}
        </Button>
        {link === '' ? null : (
          <CopyButton block text={link} label={PAY_CODE_COPY.copyLink}>
            {PAY_CODE_COPY.copyLink}
          </CopyButton>
        )}
      </div>
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(PayCodeSheet) => <PayCodeSheet deposit={deposit} qr={qr} open={open} onClose={() => setOpen(false)} />}
      </Lazy>
    </div>
  );
}
