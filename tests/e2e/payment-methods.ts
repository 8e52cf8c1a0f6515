import { METHODS } from '../../sandbox/modules/money/deposit/method.copy';

/** Every wallet that the sandbox lists, so that journeys cover a new one. */
export const WALLETS = METHODS.filter(({ kind }) => kind === 'wallet');
