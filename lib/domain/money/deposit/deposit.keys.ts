/** localStorage: a member has an open deposit, as far as this browser knows. */
export const OPEN_DEPOSIT_KEY = 'openDeposit';
/** The stored text while there is one. */
export const OPEN_DEPOSIT = /1/;
