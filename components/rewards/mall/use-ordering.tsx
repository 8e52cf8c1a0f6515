'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { PendingNotice } from '@/components/money/command/pending-notice';
import { showToast } from '@/components/ui/toast/toast-queue';
import type { Recipient } from '@pavilion/contract/recipient';
import type { MallRequest } from '@/lib/domain/rewards/mall/mall-request.model';
import { MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import { type Mall, type MallItem, mallOrderPath, type OrderInput } from '@/lib/domain/rewards/mall/mall.model';
import { newOrderKey } from '@/lib/domain/rewards/mall/mall.mutations';
import { mallOptions } from '@/lib/domain/rewards/mall/mall.queries';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { ChangedDialog } from './changed-dialog';
import { ItemSheet } from './item-sheet';
import { MissingNotice } from './missing-notice';
import { useMallRequest } from './use-mall-request';

/** An item as the member was shown it, with the key of the order that may follow. */
interface Shown {
  item: MallItem;
  key: string;
  open: boolean;
  /** Counts openings: earlier input is not shown in a new one. */
  visit: number;
}

type Rejected = Extract<MallRequest['state'], { step: 'rejected' }>;

/** Ordering an item: its sheet, the dialog when it has changed, and the state of an order without a response. */
export function useOrdering(member: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const [input, setInput] = useState<OrderInput | null>(null);
  const [rejected, setRejected] = useState<Rejected | null>(null);
  /** The item as it is now, once the platform has rejected what was shown. */
  const [changed, setChanged] = useState<{ now: MallItem | null; open: boolean } | null>(null);
  const request = useMallRequest(member, (state) => void showResult(state));

  const close = () => setShown((now) => now && { ...now, open: false });

  async function showResult(state: MallRequest['state']): Promise<void> {
    switch (state.step) {
      case 'ordered':
        close();
        return router.push(mallOrderPath(state.orderId));
      case 'rejected':
        return setRejected(state);
      case 'changed':
        return confirmChange();
      case 'sent':
      case 'unknown':
        return close();
    }
  }

  /** Reads the item again and requests a confirmation of its present state. The input stays. */
  async function confirmChange(): Promise<void> {
    try {
      const { items } = await queryClient.fetchQuery({ ...mallOptions(), staleTime: 0 });
      setChanged({ now: items.find(({ itemId }) => itemId === input?.itemId) ?? null, open: true });
    } catch (error) {
      showToast(memberMessage(error), { tone: 'error' });
    }
  }

  function send(item: MallItem, key: string, recipient: Recipient | null): void {
    const next = { itemId: item.itemId, version: item.version, price: item.price, recipient };
    setRejected(null);
    setInput(next);
    void request.send(next, item.title, key);
  }

  function sendAgain(item: MallItem): void {
    const key = newOrderKey();
    setChanged((now) => now && { ...now, open: false });
    setShown((sheet) => ({ item, key, open: true, visit: sheet?.visit ?? 0 }));
    send(item, key, input?.recipient ?? null);
  }

  /** The dialog is closed: the sheet shows the item as it is now. */
  function leaveChanged(): void {
    const now = changed?.now;
    setChanged((dialog) => dialog && { ...dialog, open: false });
    setShown((sheet) => sheet && { ...sheet, item: now ?? sheet.item, key: newOrderKey(), open: (now?.stock ?? 0) > 0 });
  }

  return {
    open(item: MallItem): void {
      setRejected(null);
      setShown((before) => ({ item, key: newOrderKey(), open: true, visit: (before?.visit ?? 0) + 1 }));
    },
    notice: ((): ReactNode => {
      if (request.pending) {
        const { title } = request.pending;
        return <PendingNotice title={MALL_COPY.pending} text={MALL_COPY.pendingText(title)} offline={MALL_COPY.pendingOffline(title)} />;
      }
      return request.missing ? <MissingNotice /> : null;
    })(),
    layers: (mall: Mall): ReactNode =>
      shown ? (
        <>
          <ItemSheet
            key={shown.visit}
            open={shown.open}
            onClose={close}
            item={shown.item}
            mall={mall}
            busy={request.busy}
            waiting={request.pending !== null}
            recipient={input?.itemId === shown.item.itemId ? input.recipient : null}
            rejected={rejected}
            onConfirm={(recipient) => send(shown.item, shown.key, recipient)}
          />
          {changed ? (
            <ChangedDialog
              open={changed.open}
              before={shown.item}
              now={changed.now}
              mall={mall}
              onAgain={sendAgain}
              onClose={leaveChanged}
            />
          ) : null}
        </>
      ) : null,
  };
}
