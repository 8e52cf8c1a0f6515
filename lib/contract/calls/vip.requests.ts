import type { Requests } from '../request';
import { empty } from '../wire';

export const vipRequests = {
  vipInfo: {
    reads: true,
    about:
      'The level that results from the settled bets and rounds, the stakes required for the next level and to remain at this one, the rules and gifts of all levels, the stakes of the last 30 days, and the newest 50 changes of the level.',
    request: empty,
  },
} satisfies Requests;
