import { defineCall } from '../call';
import { rangePaging } from '../paging';
import * as z from '../schema';
import { moneyText, nullableTime, timeText } from '../wire';

// Apart from the launch, which every page with prices loads.
const gameCode = z.string(z.minLength(1), z.maxLength(32));

/** The games of a lobby category. */
export const gameListCall = defineCall({
  name: 'gameList',
  method: 'POST',
  path: '/game/api/v1/game/list',
  area: 'game',
  session: 'optional',
  about: 'The games of a category, or of all; of a member also the favourites and the games played last.',
  request: z.object({ category: z._default(z.string(z.maxLength(8)), '') }),
  answer: z.object({
    list: z.array(
      z.object({
        code: gameCode,
        category: z.string(),
        venue: z.string(),
        name: z.string(),
        about: z._default(z.string(), ''),
        /** 1 = open, 2 = under maintenance; any other is not open yet. */
        state: z.number(),
        maintainEnd: z._default(nullableTime, null),
        minStake: moneyText,
        maxStake: moneyText,
        /** Return of the best and the worst bet, in hundredths of a percent. */
        returnBest: z.number(z.int()),
        returnWorst: z.number(z.int()),
        /** ‘1’ where it can be played without an account. */
        trial: z.enum(['0', '1']),
        /** Ranks 热门, the highest first: how often it was played in the last seven days. */
        heat: z._default(z.number(), 0),
        /** When it came. */
        openTime: timeText,
        /** Of games on a timetable: the next end of betting, the newest result, and what goes on now. */
        nextTime: z._default(nullableTime, null),
        lastResult: z._default(z.string(), ''),
        live: z._default(z.number(), 0),
      }),
    ),
    /** Codes, the last one first. */
    favorites: z.array(gameCode),
    recent: z.array(gameCode),
  }),
});

/** Keeps a game with the account, or no longer. */
export const gameFavoriteCall = defineCall({
  name: 'gameFavorite',
  method: 'POST',
  path: '/game/api/v1/game/favorite',
  area: 'game',
  session: 'member',
  about: 'Adds a game to the favourites of the account, or takes it out; answers all of them.',
  request: z.object({ code: gameCode, action: z.enum(['add', 'remove']) }),
  answer: z.object({ favorites: z.array(gameCode) }),
});

/** A member's rounds, newest first, each with its proof. */
export const roundListCall = defineCall({
  name: 'roundList',
  method: 'POST',
  path: '/game/api/v1/round/list',
  area: 'game',
  session: 'member',
  about: 'Rounds of games that were played in a range of time, with the seed of each that is settled.',
  request: z.object({
    ...rangePaging,
  }),
  answer: z.object({
    list: z.array(
      z.object({
        roundId: z.string(),
        game: gameCode,
        name: z.string(),
        bet: z._default(z.string(), ''),
        state: z.enum(['open', 'settled']),
        stake: moneyText,
        payout: moneyText,
        result: z._default(z.string(), ''),
        /** Of an open round that its player can end: the amount that ending it now pays. */
        takeable: z._default(z.nullable(moneyText), null),
        /** ‘1’ for an open round that waits for its player, not for a draw. */
        resumable: z._default(z.enum(['0', '1']), '0'),
        playTime: timeText,
        settleTime: z._default(nullableTime, null),
        /** SHA-256 of the seed, shown before the round. */
        hash: z.string(),
        /** Empty until the round is settled. */
        seed: z._default(z.string(), ''),
        clientSeed: z._default(z.string(), ''),
      }),
    ),
    total: z.number(z.int()),
    /** Of all rounds of the range, open ones included. */
    stake: moneyText,
    payout: moneyText,
    /** The part of `stake` that lies in open rounds: neither won nor lost yet. */
    open: z._default(moneyText, '0.00'),
  }),
});
