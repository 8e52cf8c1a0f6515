'use client';

import { type ReactNode, useContext, useRef } from 'react';
import { RowVisibilityContext } from '@/lib/domain/betting/sport/price/price.feed';
import { useRowVisibility } from './use-row-visibility';

interface Frame {
  className: string;
  children: ReactNode;
}

/** A row of a list: its content is paused while it is far out of view, by the visibility of its league or of its own. */
export function RowFrame({ className, children }: Frame) {
  const ofLeague = useContext(RowVisibilityContext);
  return ofLeague ? <li className={className}>{children}</li> : <ObservedRow className={className}>{children}</ObservedRow>;
}

function ObservedRow({ className, children }: Frame) {
  const row = useRef<HTMLLIElement>(null);
  const visibility = useRowVisibility(row);
  return (
    <li ref={row} className={className}>
      <RowVisibilityContext value={visibility}>{children}</RowVisibilityContext>
    </li>
  );
}
