import type { Requests } from '../request';
import { paging } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { cardIndex, roundId } from './flip.calls';

export const flipRequests = {
  flipRules: {
    about:
      'Prizes of 幸运翻牌 with the weights by which the platform selects them, and the deeds that earn a flip. A card’s value is the first byte of SHA-256("seed:key:card"); it wins the first prize in this order at which the sum of the weights exceeds the value.',
    request: empty,
  },
  flipState: {
    reads: true,
    about:
      'The round to choose from, with the hash of its secret, and the day’s flips: the deeds that earn one and the number left until 24:00 UTC+8.',
    request: empty,
  },
  flipOpen: {
    about:
      'Chooses a card of the round: its prize is credited at once, and the seed is disclosed. A round is flipped once; the idempotency key is part of the input of the random value. 10001 when no flip is left or the round is over.',
    request: z.object({ roundId, card: cardIndex }),
  },
  flipList: {
    reads: true,
    about: 'Rounds that the member has flipped, newest first, with the data that proves each result.',
    request: z.object(paging),
  },
} satisfies Requests;
