/** localStorage: the open orders last seen here. Every member's page asks whether there are any. */
export const NEWS_KEY = 'orderNews';
