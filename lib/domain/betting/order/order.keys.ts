/** Key of all order queries. In a file of its own: every page asks the cache for orders, and few load them. */
export const ORDER_KEY = ['order'] as const;
