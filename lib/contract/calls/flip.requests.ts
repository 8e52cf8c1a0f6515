import type { Requests } from '../request';
import { paging } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { cardIndex, roundId } from './flip.calls';

export const flipRequests = {
  flipRules: {
    about:
      'Prizes of 幸运翻牌 with their weights, which are those that the platform draws by, and what earns a flip. A card’s value is the first byte of SHA-256("seed:key:card"); it brings the prize whose weights, added up in this order, first exceed it.',
    request: empty,
  },
  flipState: {
    reads: true,
    about:
      'The round to choose from, by the hash of its secret, and the day’s flips: how many deeds earned and how many are left until 24:00 UTC+8.',
    request: empty,
  },
  flipOpen: {
    about:
      'Chooses a card of the round: its prize is credited at once, and the seed is shown. A round is flipped once; the idempotency key is a part of the draw. 10001 when no flip is left or the round is over.',
    request: z.object({ roundId, card: cardIndex }),
  },
  flipList: {
    reads: true,
    about: 'Rounds that the member has flipped, newest first, with what proves each.',
    request: z.object(paging),
  },
} satisfies Requests;
