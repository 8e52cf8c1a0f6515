/** `server-only` throws outside a server bundle; tests run such modules directly. */
export const SERVER_ONLY = true;
