import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';

export const bonusRequests = {
  dividendLead: {
    reads: true,
    about:
      'Bonuses to claim by hand: status 0 claimable, 1 in review, 2 claimed, 3 not eligible (with its reason), 4 expired. `turnover`: times `turnoverBase` that must be bet.',
    request: empty,
  },
  dividendCheck: {
    reads: true,
    about: 'Returns whether the member has a bonus to claim now, and which one.',
    request: empty,
  },
  dividendReceive: {
    about:
      'Claims a bonus. status 2: it is credited; 1: it is being reviewed. 10001 when it is claimed already, has expired, or is not the member’s.',
    request: z.object({ id: z.string(z.minLength(1), z.maxLength(32)) }),
  },
} satisfies Requests;
