'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { loadPart, showPartFailed } from '@/components/ui/lazy/lazy-part';
import { Money } from '@/components/ui/money';
import { showToast } from '@/components/ui/toast/toast';
import { CENTRAL_WALLET } from '@pavilion/contract/constants';
import { WALLET_CARD_COPY } from '@/lib/domain/money/wallet/wallet-card.copy';
import { WALLET_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import type { VenueWallet, Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { walletsOptions } from '@/lib/domain/money/wallet/wallet.queries';
import { memberMessage } from '@/lib/kit/http/error.rules';
import type { Minor } from '@pavilion/number/money';

const loadCalls = () => import('@/lib/domain/money/wallet/wallet.api');

const ROW = 'flex min-h-14 items-center gap-2 pl-4';

/** The centre and each venue: free money, open stakes, and a button that reads one wallet again. */
export function VenueWallets({ wallets }: { wallets: Wallets }) {
  return (
    <section aria-label={WALLET_COPY.wallets} className="card divide-y divide-line">
      <div className={`${ROW} pr-4`}>
        <Name name={WALLET_NAMES[CENTRAL_WALLET]} locked={wallets.central.locked} />
        <Money minor={wallets.central.available} balance className="text-16 font-semibold" />
      </div>
      {wallets.venues.map((venue) => (
        <VenueRow key={venue.code} venue={venue} />
      ))}
    </section>
  );
}

function Name({ name, locked }: { name: string; locked: Minor | null }) {
  return (
    <div className="min-w-0 flex-1 py-2">
      <p className="text-15">{name}</p>
      {locked !== null && locked > 0n ? (
        <p className="text-12 text-text-3">
          {WALLET_CARD_COPY.locked} <Money minor={locked} balance />
        </p>
      ) : null}
    </div>
  );
}

function VenueRow({ venue: { code, name, available, locked } }: { venue: VenueWallet }) {
  const queryClient = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const refresh = async () => {
    if (confirming) return;
    setConfirming(true);
    try {
      const calls = await loadPart(loadCalls).catch(() => showPartFailed(loadCalls, () => void refresh()));
      if (!calls) return;
      const fresh = await calls.getVenueWallet(code);
      queryClient.setQueryData(
        walletsOptions().queryKey,
        (current) => current && { ...current, venues: current.venues.map((venue) => (venue.code === code ? fresh : venue)) },
      );
    } catch (error) {
      showToast(memberMessage(error), { tone: 'error' });
    } finally {
      setConfirming(false);
    }
  };
  return (
    <div className={`${ROW} pr-1`}>
      <Name name={name} locked={locked} />
      {available === null ? (
        <span className="text-13 text-warn">{WALLET_COPY.noResponse}</span>
      ) : (
        <Money minor={available} balance className="text-16 font-semibold" />
      )}
      <IconButton
        label={WALLET_COPY.refresh(name)}
        className="text-brand disabled:text-text-3"
        aria-busy={confirming || undefined}
        onClick={() => void refresh()}
      >
        <Icon name="refresh-cw" size={18} className={confirming ? 'motion-safe:animate-spin' : ''} />
      </IconButton>
    </div>
  );
}
