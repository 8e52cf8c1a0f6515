import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyTime, moneyText, timeText } from '../wire';

export const FLIP_CARDS = 9;
/** Values of one draw, all equally likely. */
export const FLIP_OUTCOMES = 256;
/** Conditions for a flip, once a day each: the day's check-in, valid stake settled that day, a larger one. */
export const FLIP_DEEDS = ['checkIn', 'stake', 'bigStake'] as const;

export const roundId = z.string(z.minLength(1), z.maxLength(32));
const hash = z.string(z.regex(/^[0-9a-f]{64}$/));
export const cardIndex = z.number(z.int(), z.gte(0), z.lte(FLIP_CARDS - 1));
const count = z.number(z.int(), z.gte(0));
const deed = z.enum(FLIP_DEEDS);
/** Null while unknown. */
const knownCount = z._default(z.nullable(count), null);

/** A prize: coins or play money, the other amount is zero. */
const prize = { prize: z.string(z.minLength(1), z.maxLength(32)), coins: count, amount: moneyText };
/** In the order of the draw. `weight`: number of the 256 values that win it. */
const prizes = z.array(z.object({ ...prize, weight: z.number(z.int(), z.gte(1)) }), z.minLength(1));

/** A round after its flip. */
const flippedSchema = z.object({
  roundId,
  /** SHA-256 of the seed, shown before the flip. */
  commitment: hash,
  seed: hash,
  /** The idempotency key of the flip, from the member's browser. */
  key: z.string(z.minLength(8), z.maxLength(64)),
  card: cardIndex,
  ...prize,
  /** Prizes of the nine cards, determined by the seed and the key. */
  cards: z.array(z.string(), z.minLength(FLIP_CARDS), z.maxLength(FLIP_CARDS)),
  flipTime: timeText,
});

/** Prizes and conditions, for everybody. */
export const flipRulesCall = defineCall({
  name: 'flipRules',
  method: 'POST',
  path: '/act/api/v1/flip/rules',
  area: 'activity',
  session: 'none',
  response: z.object({ outcomes: z.number(z.int()), prizes, deeds: z.array(z.object({ deed, need: moneyText })) }),
});

/** The member's flips of today. */
export const flipStateCall = defineCall({
  name: 'flipState',
  method: 'POST',
  path: '/act/api/v1/flip/state',
  area: 'activity',
  session: 'member',
  response: z.object({
    /** Null while unknown, like the fields below. */
    day: z._default(z.nullable(z.string(z.regex(/^\d{4}-\d\d-\d\d$/))), null),
    /** End of the day’s flips. */
    endTime: anyTime,
    roundId,
    commitment: hash,
    remaining: knownCount,
    used: knownCount,
    prizes,
    deeds: z._default(
      z.nullable(z.array(z.object({ deed, need: anyMoney, done: anyMoney, earned: z._default(z.nullable(z.boolean()), null) }))),
      null,
    ),
  }),
});

/** Turns a card over. */
export const flipOpenCall = defineCall({
  name: 'flipOpen',
  method: 'POST',
  path: '/act/api/v1/flip/open',
  area: 'activity',
  session: 'member',
  money: true,
  response: flippedSchema,
});

/** The member's flips. */
export const flipListCall = defineCall({
  name: 'flipList',
  method: 'POST',
  path: '/act/api/v1/flip/list',
  area: 'activity',
  session: 'member',
  response: z.object({ list: z.array(flippedSchema), hasMore: anyFlag }),
});
