import { minorToText } from '@pavilion/number/money';

/** Play money as the platform sends it; null stays null. */
export function moneyOnWire(minor: bigint): string;
export function moneyOnWire(minor: bigint | null): string | null;
export function moneyOnWire(minor: bigint | null): string | null {
  return minor === null ? null : minorToText(minor);
}

/** A time in ms as the platform sends it; null stays null. */
export function timeOnWire(at: number): string;
export function timeOnWire(at: number | null): string | null;
export function timeOnWire(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
