'use client';

import { useEffect, useRef, useState } from 'react';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { betResultText, recordTitle } from '@/lib/domain/betting/slip/slip.copy';

/** ms after which the announcement is removed; the bet itself shows its result. */
const ANNOUNCED_MS = 5_000;

/**
 * Announces the result of each bet to screen readers. It is in the page from the start: a live region that appears together
 * with its text is not read.
 */
export function BetResultAnnouncer({ records }: { records: readonly PlacementRecord[] }) {
  const [text, setText] = useState('');
  const announced = useRef<ReadonlyMap<string, string> | null>(null);
  const steps = records.map(({ key, state }) => `${key} ${state.step}`).join(',');

  useEffect(() => {
    const now = new Map(records.map(({ key, state }) => [key, state.step]));
    // Results from an earlier page were announced there.
    const news = announced.current ? records.filter(({ key, state }) => announced.current?.get(key) !== state.step) : [];
    announced.current = now;
    if (news.length > 0) setText(news.map((record) => `${recordTitle(record)} ${betResultText(record.state)}`).join('，'));
    // The effect depends on the steps as text; the array is new with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [steps]);

  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setText(''), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
