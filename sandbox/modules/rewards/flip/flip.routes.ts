import type { FastifyInstance } from 'fastify';
import {
  FLIP_CARDS,
  FLIP_DEEDS,
  FLIP_OUTCOMES,
  flipListCall,
  flipOpenCall,
  flipRulesCall,
  flipStateCall,
} from '@pavilion/contract/calls/flip.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { findMemberById } from '../../member/account/member';
import { rejectBonusBarred } from '../grant/bonus-bar';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { rowIdOf } from '../../../kernel/http/row-id';
import { DAY } from '../../../kernel/clock/calendar';
import type { FlipRound } from './flip.tables';
import { getDeeds, type DayDeeds } from '../calendar/deeds';
import { FLIP_COPY } from './flip.copy';
import { FLIP_KEY, FLIP_PRIZES, prizeOf, STAKE_NEEDS, type FlipDeed } from './flip.rules';
import { payReward } from '../reward/reward';
import { endRound, listFlippedRounds, countFlipsSince, lockRound, ensureOpenRound, findRoundByKey } from './flip.store';

const isoTime = (at: number) => new Date(at).toISOString();
const needOf = (deed: FlipDeed) => (deed === 'checkIn' ? 0n : STAKE_NEEDS[deed]);
const prizes = FLIP_PRIZES.map(({ amount, ...prize }) => ({ ...prize, amount: minorToText(amount) }));

/** The conditions that earn a flip, with the day's progress. */
function flipDeeds({ checkedIn, validStake }: DayDeeds) {
  return FLIP_DEEDS.map((deed) => {
    if (deed === 'checkIn') return { deed, need: 0n, done: 0n, earned: checkedIn };
    const need = STAKE_NEEDS[deed];
    return { deed, need, done: validStake < need ? validStake : need, earned: validStake >= need };
  });
}

function roundView({ id, seed, commitment, idempotencyKey, card, prize, coins, amount, flippedAt }: FlipRound) {
  const key = idempotencyKey!;
  return {
    roundId: String(id),
    commitment,
    seed,
    key,
    card: card!,
    prize: prize!,
    coins: coins!,
    amount: minorToText(amount!),
    cards: Array.from({ length: FLIP_CARDS }, (_, one) => prizeOf(seed, key, one).prize),
    flipTime: isoTime(flippedAt!),
  };
}

/** 幸运翻牌: a day's flips, the draw with its proof, and its prize. The money comes from the promo account. */
export function registerFlipCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const now = () => Math.trunc(clock.now());

  route(app, context, flipRulesCall, () => ({
    outcomes: FLIP_OUTCOMES,
    prizes,
    deeds: FLIP_DEEDS.map((deed) => ({ deed, need: minorToText(needOf(deed)) })),
  }));

  route(app, context, flipStateCall, async ({ session }) => {
    const { memberId } = session!;
    const at = now();
    const today = await getDeeds(db, memberId, at);
    const deeds = flipDeeds(today);
    const used = await countFlipsSince(db, memberId, today.start);
    const { id, commitment } = await ensureOpenRound(db, memberId, at);
    return {
      day: today.day,
      endTime: isoTime(today.start + DAY),
      roundId: String(id),
      commitment,
      remaining: remainingOf(deeds, used),
      used,
      prizes,
      deeds: deeds.map(({ need, done, ...deed }) => ({ ...deed, need: minorToText(need), done: minorToText(done) })),
    };
  });

  route(app, context, flipOpenCall, async ({ body, session, request }) => {
    const key = keyOf(request);
    return roundView(await inTransaction(db, (tx) => flip(tx, session!.memberId, key, body)));
  });

  route(app, context, flipListCall, async ({ body: { page, size }, session }) => {
    const rows = await listFlippedRounds(db, session!.memberId, { limit: size + 1, offset: (page - 1) * size });
    return { list: rows.slice(0, size).map(roundView), hasMore: rows.length > size };
  });

  async function flip(tx: Tx, memberId: string, key: string, { roundId, card }: { roundId: string; card: number }): Promise<FlipRound> {
    const id = rowIdOf(roundId);
    // A second request waits here for the first.
    const round = id === null ? undefined : await lockRound(tx, memberId, id);
    const known = await findRoundByKey(tx, memberId, key);
    if (known) {
      if (known.id !== id || known.card !== card) throw new Rejection(CODE.validation, KEY_COPY.used);
      return known;
    }
    if (!round || round.flippedAt !== null) throw new Rejection(CODE.common, FLIP_COPY.gone);
    const at = now();
    await rejectBonusBarred(tx, (await findMemberById(tx, memberId))!, at);
    const today = await getDeeds(tx, memberId, at);
    if (remainingOf(flipDeeds(today), await countFlipsSince(tx, memberId, today.start)) === 0)
      throw new Rejection(CODE.common, FLIP_COPY.none);
    const { prize, coins, amount } = prizeOf(round.seed, key, card);
    const ended = await endRound(tx, round.id, { idempotencyKey: key, card, prize, coins, amount, flippedAt: at });
    await payReward(tx, context, { memberId, coins, amount, reference: `${FLIP_KEY}${round.id}`, title: FLIP_COPY.title, at });
    return ended;
  }
}

function remainingOf(deeds: readonly { earned: boolean }[], used: number): number {
  return Math.max(0, deeds.filter(({ earned }) => earned).length - used);
}
