'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '@/components/shell/offline-bar';
import { DEPOSIT_COPY } from '@/lib/domain/deposit/deposit.copy';
import type { DepositMethod, DepositWish } from '@/lib/domain/deposit/deposit.model';
import { findDeposit, orderDeposit, type CreateResult } from '@/lib/domain/deposit/deposit.mutations';
import { newUuid } from '@/lib/kit/browser/uuid';

/** ms between two looks for an order whose answer was lost. */
const LOOK_AGAIN = 5_000;

/** Sends a deposit request and tells its result. The same request keeps its key through every try, so that it becomes one order. */
export function useDepositOrder({
  method,
  onOrder,
  onClosed,
  onFieldError,
}: {
  method: DepositMethod;
  onOrder: (orderId: string) => void;
  /** The platform no longer takes the method. */
  onClosed: () => void;
  /** The platform refuses what a field holds. */
  onFieldError: (field: 'amount' | 'payerName', message: string) => void;
}) {
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** A request whose order could not be looked for yet. */
  const [unseen, setUnseen] = useState<DepositWish | null>(null);
  const online = useOnline();
  const sent = useRef<{ wish: string; key: string } | null>(null);

  const keyOf = ({ method: code, amount: minor, payerName: payer }: DepositWish): string => {
    const wish = `${code} ${minor} ${payer}`;
    if (sent.current?.wish !== wish) sent.current = { wish, key: newUuid() };
    return sent.current.key;
  };

  const tell = (result: CreateResult, wish: DepositWish) => {
    setUnseen(result.state === 'unseen' ? wish : null);
    switch (result.state) {
      case 'made':
        return onOrder(result.deposit.orderId);
      case 'other':
        // The platform's words are shown as they come.
        return onOrder(result.orderId);
      case 'unknown':
        return setNotice(DEPOSIT_COPY.unknown);
      case 'closed':
        setNotice(`${method.name}：${result.message}`);
        return onClosed();
      case 'refused':
        if (result.field === 'amount' || result.field === 'payerName') return onFieldError(result.field, result.message);
        return setNotice(result.message);
    }
  };
  const onTell = useEffectEvent(tell);

  useEffect(() => {
    if (!unseen) return undefined;
    let over = false;
    const look = async () => {
      const result = await findDeposit(unseen, queryClient);
      if (!over && result.state !== 'unseen') onTell(result, unseen);
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    const back = () => void look();
    addEventListener('online', back);
    return () => {
      over = true;
      clearInterval(timer);
      removeEventListener('online', back);
    };
  }, [unseen, queryClient]);

  return {
    busy,
    /** What the member should know that belongs to no field. */
    notice: unseen ? (online ? DEPOSIT_COPY.unseen : DEPOSIT_COPY.unseenOffline) : notice,
    /** What became of the last request is not known: the same one may be sent again. */
    uncertain: unseen !== null || notice === DEPOSIT_COPY.unknown,
    clearNotice: () => setNotice(null),
    /** Another request begins: the last one is no longer looked for. */
    forget() {
      setNotice(null);
      setUnseen(null);
    },
    async send(wish: DepositWish): Promise<void> {
      setBusy(true);
      setUnseen(null);
      try {
        tell(await orderDeposit(wish, keyOf(wish), queryClient), wish);
      } finally {
        setBusy(false);
      }
    },
  };
}
