import type { Requests } from '../request';
import { dayText } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { PEAK_PERIODS } from './leaderboard.calls';

const ofPeriod = z.object({ period: z.enum(PEAK_PERIODS) });

export const leaderboardRequests = {
  peakRules: {
    about: 'The least stake of a bet that counts, the ranks with a reward, and how many times a reward must be bet.',
    request: empty,
  },
  peakBoard: {
    about:
      'The first fifty ranks of a week by the highest multiple of one won bet, with masked names; `players` is the number of players with a rank. `madeUp` marks players that the platform invented.',
    request: ofPeriod,
  },
  peakMine: {
    reads: true,
    about:
      'The member’s rank in a week, the rank before it and its multiple, and the reward. `reason`: the reason why the member does not take part, in Chinese; empty otherwise.',
    request: ofPeriod,
  },
  peakFriends: {
    reads: true,
    about:
      'Ranks of a week among the member and the friends that registered with the member’s code. `friends`: the number of these friends.',
    request: ofPeriod,
  },
  peakClaim: {
    about:
      'Credits the reward of the member’s rank in a week, once under any key, until the next week ends. 10001 when the week is not closed, the rank has no reward, or it was claimed.',
    request: z.object({ week: dayText }),
  },
} satisfies Requests;
