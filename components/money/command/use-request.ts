'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommandState } from '@/lib/domain/money/command/command-state.store';
import type { CommandContext } from '@/lib/domain/money/command/command.mutations';
import type { CommandStore } from '@/lib/domain/money/command/command.store';
import { isOpenRequest, type OrderRequest } from '@/lib/domain/money/command/order-request.model';

/** One kind of request: the place of its records, and the call that resolves a lost response. */
interface RequestKind<R extends OrderRequest> {
  store: CommandStore<R>;
  follow: (key: string, context: CommandContext) => Promise<R | null>;
  /** Query that changes when another tab receives the result. */
  staleKey: QueryKey;
}

/**
 * Sends requests of one kind and reports each result; polls the result of one without a response, also of an earlier page or another tab.
 * That one is reported too, while it is open: the part that requested it closes then, and not when its result opens the way for the next.
 * `kind` must be the same object at every render.
 */
export function useRequest<R extends OrderRequest>(kind: RequestKind<R>, member: string, onState: (state: R['state']) => void) {
  const { store, follow, staleKey } = kind;
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** The request whose result is reported. */
  const [key, setKey] = useState<string | null>(null);
  const open = useCommandState(store, ({ records }) => records.findLast((record) => record.member === member && isOpenRequest(record)));
  const own = useCommandState(store, ({ records }) => records.find((record) => record.key === key));
  const pending = busy ? null : (open ?? null);
  if (pending && pending.key !== key) setKey(pending.key);

  const report = useEffectEvent(onState);
  const pendingKey = pending?.key;
  const reportPending = useEffectEvent(() => pending && onState(pending.state));
  useEffect(() => {
    if (pendingKey === undefined) return;
    reportPending();
    const followPending = async () => {
      const record = await follow(pendingKey, { member, queryClient });
      if (!record) await queryClient.invalidateQueries({ queryKey: staleKey });
    };
    void followPending();
  }, [pendingKey, member, queryClient, follow, staleKey]);

  const ended = own && !busy && !isOpenRequest(own) ? own.state : null;
  useEffect(() => {
    if (ended) report(ended);
  }, [ended]);

  return {
    busy,
    /** The request without a result: nothing else can be sent before its result is known. */
    pending,
    /** The last request became nothing. */
    missing: ended?.step === 'missing',
    /** Runs `request` unless one is pending. */
    async send(request: (context: CommandContext) => Promise<R>): Promise<void> {
      if (busy) return;
      // The store's change is rendered at once: before `busy` is, this page's own request could be mistaken for one without a response.
      flushSync(() => setBusy(true));
      try {
        const record = await request({ member, queryClient });
        const isStored = store.getState().records.some(({ key: other }) => other === record.key);
        if (isStored) setKey(record.key);
        else onState(record.state);
      } finally {
        setBusy(false);
      }
    },
  };
}
