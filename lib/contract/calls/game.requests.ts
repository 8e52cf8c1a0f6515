import type { Requests } from '../request';
import { rangePaging } from '../request-fields';
import * as z from '../schema';
import { gameCode } from './game.calls';

export const gameRequests = {
  gameList: {
    reads: true,
    about: 'The games of a category, or of all; for a member also the favourites and the games played last.',
    request: z.object({ category: z._default(z.string(z.maxLength(8)), '') }),
  },
  gameFavorite: {
    about: 'Adds a game to the favourites of the account, or removes it; returns all favourites.',
    request: z.object({ code: gameCode, action: z.enum(['add', 'remove']) }),
  },
  roundList: {
    reads: true,
    about: 'Rounds of games that were played in a range of time, with the seed of each settled round.',
    request: z.object({
      ...rangePaging,
    }),
  },
} satisfies Requests;
