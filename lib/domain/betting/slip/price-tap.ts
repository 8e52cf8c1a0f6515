import type { SlipLeg } from './slip.model';

/** Takes the tap on a price: the leg at the price that the button showed, and the button. */
export type PriceTap = (leg: SlipLeg, button: HTMLElement | null) => void;

/** Who takes the taps on prices instead of the slip: 一键投注 while it is on. */
export const priceTap: { taker: PriceTap | null } = { taker: null };
