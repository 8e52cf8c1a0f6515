/** localStorage: amount of 一键投注, and until when it is on. */
export const QUICK_BET_KEY = 'quickBet';
/** A stored text that may be switched on: a page without one loads nothing of it. */
export const QUICK_BET_ON = /"until":[1-9]/;
