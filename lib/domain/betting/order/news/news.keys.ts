/** localStorage: the open orders last seen here. Every member's page checks for any. */
export const NEWS_KEY = 'orderNews';
