import { defineCall } from '../call';
import * as z from '../schema';
import { anyCount, anyMoney, anyText, anyTime, timeText } from '../wire';

// A separate file from the launch, which every page with prices loads.
export const gameCode = z.string(z.minLength(1), z.maxLength(32));

const knownWhole = z._default(z.nullable(z.number(z.int())), null);

/** The games of a lobby category. */
export const gameListCall = defineCall({
  name: 'gameList',
  method: 'POST',
  path: '/game/api/v1/game/list',
  area: 'game',
  session: 'optional',
  response: z.object({
    list: z.array(
      z.object({
        code: gameCode,
        category: anyText,
        venue: anyText,
        name: anyText,
        about: anyText,
        /** 1 means open, 2 under maintenance; any other is not open yet. */
        state: z.number(),
        maintainEnd: anyTime,
        minStake: anyMoney,
        maxStake: anyMoney,
        /** Return of the best and the worst bet, in hundredths of a percent; null while unknown. */
        returnBest: knownWhole,
        returnWorst: knownWhole,
        /** Names of these bets where they differ; '' for a game whose bets all return the same. */
        bestBet: anyText,
        worstBet: anyText,
        /** ‘1’ if it can be played without an account. */
        trial: z._default(z.enum(['0', '1']), '0'),
        /** Rank in 热门, highest first: number of plays in the last seven days. */
        heat: anyCount,
        /** Date of its launch; null while unknown. */
        openTime: anyTime,
        /** Games on a timetable: the next end of betting, the newest result, and the number of matches in progress. */
        nextTime: anyTime,
        lastResult: anyText,
        live: anyCount,
      }),
    ),
    /** Codes, newest first. */
    favorites: z._default(z.array(gameCode), []),
    recent: z._default(z.array(gameCode), []),
  }),
});

/** Adds a game to the account's favourites, or removes it. */
export const gameFavoriteCall = defineCall({
  name: 'gameFavorite',
  method: 'POST',
  path: '/game/api/v1/game/favorite',
  area: 'game',
  session: 'member',
  response: z.object({ favorites: z.array(gameCode) }),
});

/** A member's rounds, newest first, each with its proof. */
export const roundListCall = defineCall({
  name: 'roundList',
  method: 'POST',
  path: '/game/api/v1/round/list',
  area: 'game',
  session: 'member',
  response: z.object({
    list: z.array(
      z.object({
        roundId: z.string(),
        game: gameCode,
        name: anyText,
        bet: anyText,
        state: z.enum(['open', 'settled']),
        stake: anyMoney,
        payout: anyMoney,
        result: anyText,
        /** Amount paid for ending an open round now, if its player can end it. */
        takeable: anyMoney,
        /** ‘1’ for an open round that waits for its player, not for a draw. */
        resumable: z._default(z.enum(['0', '1']), '0'),
        playTime: timeText,
        settleTime: anyTime,
        /** SHA-256 of the seed, shown before the round. */
        hash: anyText,
        /** Empty until settlement. */
        seed: anyText,
        clientSeed: anyText,
      }),
    ),
    /** Null while unknown. */
    total: knownWhole,
    /** Sum over all rounds of the range, open ones included; null while unknown. */
    stake: anyMoney,
    payout: anyMoney,
    /** The part of `stake` in open rounds: neither won nor lost yet. */
    open: anyMoney,
  }),
});
