'use client';

import { useState } from 'react';
import { Segmented } from '@/components/ui/roof/segmented';
import { changeAddress } from '@/components/ui/sheet/sheet-entries';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';
import { PAYEE_PAGES } from '@/lib/domain/money/payee/payee.model';
import { COIN_KINDS, type CoinKind } from '@/lib/domain/money/payee/payee.rules';
import { pathWithBack } from '@/lib/routes';
import { PayeeAddScreen } from './payee-add-screen';

/** USDT addresses: the network first, since an address of another one loses the money. */
export function VirtualCoinScreen({ network, back }: { network: CoinKind; back: string | null }) {
  const [kind, setKind] = useState(network);
  const choose = (chosen: CoinKind) => {
    setKind(chosen);
    changeAddress(pathWithBack(PAYEE_PAGES[chosen].add, back));
  };
  return (
    <div className="space-y-2">
      <div className="card p-4">
        <Segmented
          block
          tall
          label={PAYEE_COPY.network}
          items={COIN_KINDS.map((id) => ({ id, label: PAYEE_COPY.networks[id] }))}
          value={kind}
          onChange={choose}
        />
        <p className="mt-2 text-13 text-warn">{PAYEE_COPY.networkNote[kind]}</p>
      </div>
      <PayeeAddScreen key={kind} kind={kind} back={back} />
    </div>
  );
}
