'use client';

/** Holds the slip bar's place; the bar itself arrives with its own chunk once there is something in the slip. */
export function SlipDock() {
  return null;
}
