import * as z from './schema';
import { timeText } from './wire';

/** Page of a list, from 1, and its rows. */
export const paging = { page: z.number(z.int(), z.gte(1), z.lte(1_000)), size: z.number(z.int(), z.gte(1), z.lte(50)) };

/** A page of what lies in a range of time. */
export const rangePaging = { from: timeText, to: timeText, ...paging };
