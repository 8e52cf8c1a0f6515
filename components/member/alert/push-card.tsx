'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { placeStrip } from '@/components/ui/news/place-strip';
import { Button } from '@/components/ui/button';
import { ALERT_COPY } from '@/lib/domain/member/alert/alert.copy';
import { alertsOptions } from '@/lib/domain/member/alert/alert.queries';
import { isCardWanted, pushAbility } from '@/lib/domain/member/alert/alert.rules';
import { readPushFacts } from '@/lib/domain/member/alert/push-browser';
import { saveCardDone } from '@/lib/domain/member/alert/push-card.storage';
import { askForPush } from './ask-for-push';

/** Our own question before the browser's, after a result was announced; nothing where pushes are impossible or decided. */
export function PushCard({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(alertsOptions());
  const [ability] = useState(() => pushAbility(readPushFacts()));
  const [busy, setBusy] = useState(false);
  const isWanted = data !== undefined && isCardWanted(data, ability);

  // Placed before the first paint, so that visible content never moves.
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isWanted && card.current) placeStrip(card.current);
  }, [isWanted]);

  if (!isWanted) return null;
  async function allow(pushKey: string) {
    setBusy(true);
    await askForPush(pushKey, queryClient);
    onClose();
  }
  return (
    <section ref={card} aria-label={ALERT_COPY.ask} className="fixed inset-x-0 z-40 mx-auto max-w-frame px-2">
      <div className="rounded-card border border-line bg-surface p-4 text-text shadow-bar">
        <p className="text-16 font-semibold">{ALERT_COPY.ask}</p>
        <p className="mt-1 text-13 text-text-2">{ALERT_COPY.askHint}</p>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            onClick={() => {
              saveCardDone();
              onClose();
            }}
          >
            {ALERT_COPY.later}
          </Button>
          <Button size="sm" busy={busy} onClick={() => void allow(data.pushKey)}>
            {ALERT_COPY.allow}
          </Button>
        </div>
      </div>
    </section>
  );
}
