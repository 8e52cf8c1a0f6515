'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { Button, type ButtonVariant } from './button';
import { WIDGET_COPY } from './widget.copy';

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 250);
  return () => clearInterval(timer);
}

const still = () => () => {};
const none = () => 0;

/** Whole seconds until `until` (ms of the clock `now`, `steadyNow` unless named), 0 once it has passed; counts by itself. */
export function useSecondsLeft(until: number | null, now: () => number = steadyNow): number {
  return useSyncExternalStore(
    until === null ? still : everySecond,
    () => (until === null ? 0 : Math.max(0, Math.ceil((until - now()) / 1000))),
    none,
  );
}

/** Disabled, with the seconds as its label, until the countdown ends (spec §2). `until` is ms of `steadyNow`, or null. */
export function CountdownButton({
  until,
  onPress,
  busy,
  variant = 'secondary',
  waiting = WIDGET_COPY.again,
  children,
}: {
  until: number | null;
  onPress: () => void;
  busy?: boolean;
  variant?: ButtonVariant;
  waiting?: (seconds: number) => string;
  children: ReactNode;
}) {
  const left = useSecondsLeft(until);
  return (
    <Button variant={variant} size="sm" disabled={left > 0} busy={busy} onClick={onPress}>
      {left > 0 ? waiting(left) : children}
    </Button>
  );
}
