import type { BaccaratOutcome } from './baccarat.rules';

/** ms between two cards. */
export const CARD_MS = 320;
/** ms in which a card is turned over. */
const FLIP_MS = 500;

/** ms from the first card of a deal until the last one lies open. */
export const dealMs = ({ player, banker }: BaccaratOutcome): number => (player.length + banker.length - 1) * CARD_MS + FLIP_MS;
