/** localStorage: the stars that this browser and the account had when they last agreed. Every member's page checks for any. */
export const FOLLOW_KEY = 'followBase';
