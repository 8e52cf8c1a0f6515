import type { Requests } from '../request';
import { empty } from '../wire';

export const vipRequests = {
  vipInfo: {
    reads: true,
    about:
      'The level that the settled bets and rounds give, what the next one and keeping this one take, the rules of all levels, and the newest 50 changes of the level.',
    request: empty,
  },
} satisfies Requests;
