import * as z from './schema';
import { timeText } from './wire';

// Schemas that requests of several calls share. Responses have their own: a page loads all of a module that any page uses.

/** Page of a list, from 1, and its rows. */
export const paging = { page: z.number(z.int(), z.gte(1), z.lte(1_000)), size: z.number(z.int(), z.gte(1), z.lte(50)) };

/** A page of the entries in a range of time. */
export const rangePaging = { from: timeText, to: timeText, ...paging };

/** A day, such as `1990-04-23`. */
export const dayText = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));
/** Identifies an order of the member. */
export const orderId = z.string(z.minLength(1), z.maxLength(32));
/** A UUID, created by the sender: a repeat has the same one. */
export const uuidText = z.string(z.regex(/^[0-9A-Fa-f-]{36}$/));
/** Version and price in coins shown to the member; both may have changed since. */
export const version = z.number(z.int(), z.gte(1));
export const price = z.number(z.int(), z.gte(0));
