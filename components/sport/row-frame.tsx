'use client';

import { type ReactNode, useRef } from 'react';
import { GateContext } from '@/lib/domain/sport/price.feed';
import { useRowGate } from './row-gate';

/** A row of a list: everything in it rests while it is far out of sight. */
export function RowFrame({ className, children }: { className: string; children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  const gate = useRowGate(row);
  return (
    <li ref={row} className={className}>
      <GateContext value={gate}>{children}</GateContext>
    </li>
  );
}
