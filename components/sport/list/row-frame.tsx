'use client';

import { type ReactNode, useContext, useRef } from 'react';
import { GateContext } from '@/lib/domain/sport/price/price.feed';
import { useGate } from './use-row-visibility';

interface Frame {
  className: string;
  children: ReactNode;
}

/** A row of a list: everything in it rests while it is far out of sight, by the gate of its league or by one of its own. */
export function RowFrame({ className, children }: Frame) {
  const ofLeague = useContext(GateContext);
  return ofLeague ? <li className={className}>{children}</li> : <GatedRow className={className}>{children}</GatedRow>;
}

function GatedRow({ className, children }: Frame) {
  const row = useRef<HTMLLIElement>(null);
  const gate = useGate(row);
  return (
    <li ref={row} className={className}>
      <GateContext value={gate}>{children}</GateContext>
    </li>
  );
}
