import { and, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { AlertKind } from '@pavilion/contract/calls/alert.calls';
import { toVenueCode, type VenueCode } from '@pavilion/contract/constants';
import { HOUR, MINUTE } from '../../../kernel/clock/calendar';
import type { Db } from '../../../kernel/db/database';
import { betLegs, bets } from '../../betting/order/bet.tables';
import { matchFollows } from '../../betting/follow/follow.tables';
import { supportMessages, supportTickets } from '../../care/support/support.tables';
import type { Context } from '../../context';
import { deposits } from '../../money/deposit/deposit.tables';
import { withdrawals } from '../../money/withdraw/withdraw.tables';
import { coupons } from '../../rewards/coupon/coupon.tables';
import type { WorldMatch, WorldTeam } from '../../../world/engine/world.model';
import { ALERT_TEXTS, PAGE_TEXTS } from './alert.copy';

/** World ms; older events are no news. A kick-off, announced ten minutes before, has begun by then. */
export const NEWS_MS = 10 * MINUTE;
/** World ms before a kick-off at which it is announced. */
const BEFORE_KICKOFF_MS = 10 * MINUTE;
/** World ms after a kick-off for which a football match may be played. */
const MAX_PLAYED_MS = 3 * HOUR;

/** Something that happened to a member. */
export interface AlertEvent {
  memberId: string;
  kind: AlertKind;
  /** Names the event for the member. */
  key: string;
  /** Text of a push. */
  text: string;
  /** Text on the page, if it is another one there. */
  pageText?: string;
  /** A path of the site. */
  path: string;
  /** A newer push replaces a shown one with the same tag: base64url, 32 characters at most. */
  tag: string;
  /** World ms. */
  at: number;
}

/** The members who are asked about, and the events that count: after `since`, up to `now` (world ms). */
interface Span {
  members: string[];
  since: number;
  now: number;
}

type Source = (context: Pick<Context, 'db' | 'world' | 'venues'>, span: Span) => Promise<AlertEvent[]>;

/** The one source of each kind. Each reads the rows that the event itself has left, so that none is lost or counted twice. */
const SOURCES: Readonly<Record<AlertKind, Source>> = {
  settled: ({ db }, span) => findSettledBets(db, span),
  goal: findGoals,
  kickoff: findKickoffs,
  followGoal: findFollowedGoals,
  money: async ({ db }, span) => [...(await findDeposits(db, span)), ...(await findWithdrawals(db, span))],
  support: ({ db }, span) => findReplies(db, span),
  promotion: ({ db }, span) => findCoupons(db, span),
};

/** Events of members in a span of world time. */
export async function findAlertEvents(context: Pick<Context, 'db' | 'world' | 'venues'>, span: Span): Promise<AlertEvent[]> {
  const found: AlertEvent[] = [];
  for (const source of Object.values(SOURCES)) found.push(...(await source(context, span)));
  return found;
}

/** Settled bets, except those that the member sold back whole. */
async function findSettledBets(db: Db, { members, since, now }: Span): Promise<AlertEvent[]> {
  const rows = await db
    .select({ id: bets.id, memberId: bets.memberId, at: bets.closedAt })
    .from(bets)
    .where(
      and(
        inArray(bets.memberId, members),
        eq(bets.state, 'settled'),
        gt(bets.closedAt, since),
        lte(bets.closedAt, now),
        ne(bets.cashedStake, bets.stake),
      ),
    );
  return rows.map(({ id, memberId, at }) => ({
    memberId,
    kind: 'settled',
    key: `bet ${id}`,
    text: ALERT_TEXTS.settled,
    path: '/mine/record/betRecord?state=settled',
    tag: 'settled',
    at: at!,
  }));
}

/** Football matches that may be under way and on which the members have open bets. */
const listBetMatches = (db: Db, { members, now }: Span) =>
  db
    .selectDistinct({ memberId: betLegs.memberId, matchId: betLegs.matchId, venue: bets.venue })
    .from(betLegs)
    .innerJoin(bets, eq(bets.id, betLegs.betId))
    .where(and(inArray(betLegs.memberId, members), eq(betLegs.open, true), eq(betLegs.sport, 'football'), lte(betLegs.kickOff, now)));

/** Goals in matches on which the member has an open bet. */
async function findGoals(context: Pick<Context, 'db' | 'world' | 'venues'>, span: Span): Promise<AlertEvent[]> {
  const rows = await listBetMatches(context.db, span);
  return rows.flatMap(({ memberId, matchId, venue }) => {
    const match = context.world.matchById(matchId);
    const code = toVenueCode(venue);
    return match && code ? goalsIn(context, { memberId, match, code, kind: 'goal' }, span) : [];
  });
}

/** Goals in matches that the member follows, except those with an open bet, whose goals are announced as such. */
async function findFollowedGoals(context: Pick<Context, 'db' | 'world' | 'venues'>, span: Span): Promise<AlertEvent[]> {
  const { db, world, venues } = context;
  const mayPlay = and(gt(matchFollows.startAt, span.since - MAX_PLAYED_MS), lte(matchFollows.startAt, span.now));
  const rows = await db
    .select()
    .from(matchFollows)
    .where(and(inArray(matchFollows.memberId, span.members), or(mayPlay, isNull(matchFollows.startAt))));
  if (rows.length === 0) return [];
  const known = new Set((await listBetMatches(db, span)).map(({ memberId, matchId }) => `${memberId} ${matchId}`));
  return rows.flatMap(({ memberId, venue, matchId }) => {
    const code = toVenueCode(venue);
    const match = code && venues[code].findMatchOfSite(world, matchId);
    if (!match || match.sport !== 'football' || match.kickOff > span.now || match.kickOff <= span.since - MAX_PLAYED_MS) return [];
    // The same match may be followed at several venues.
    const key = `${memberId} ${match.id}`;
    if (known.has(key)) return [];
    known.add(key);
    return goalsIn(context, { memberId, match, code, kind: 'followGoal' }, span);
  });
}

/** Goals of a match in a span, as a member's events of a kind. */
function goalsIn(
  { world, venues }: Pick<Context, 'world' | 'venues'>,
  { memberId, match, code, kind }: { memberId: string; match: WorldMatch; code: VenueCode; kind: 'goal' | 'followGoal' },
  { since, now }: Span,
): AlertEvent[] {
  const path = `/game/sport/${code}/${encodeURIComponent(venues[code].siteIdOf(match))}`;
  const nameOf = (team: WorldTeam) => venues[code].teamName(match.sport, team);
  return world
    .timeline(match, now)
    .events.filter((event) => event.kind === 'goal' && event.at > since && event.at <= now)
    .map(({ score, at }) => ({
      memberId,
      kind,
      key: `goal ${match.id} ${score.join('-')}`,
      text: ALERT_TEXTS[kind],
      pageText: PAGE_TEXTS.goal(nameOf(match.home), nameOf(match.away), score),
      path,
      tag: `goal-${match.number}`,
      at,
    }));
}

/** Matches that the member follows and that begin within ten minutes. */
async function findKickoffs(
  { db, world, venues }: Pick<Context, 'db' | 'world' | 'venues'>,
  { members, since, now }: Span,
): Promise<AlertEvent[]> {
  const isNear = and(gt(matchFollows.startAt, now), lte(matchFollows.startAt, now + BEFORE_KICKOFF_MS));
  const rows = await db
    .select()
    .from(matchFollows)
    .where(and(inArray(matchFollows.memberId, members), or(isNear, isNull(matchFollows.startAt))));
  return rows.flatMap(({ memberId, venue, matchId, startAt }): AlertEvent[] => {
    const code = toVenueCode(venue);
    const match = code && venues[code].findMatchOfSite(world, matchId);
    const kickOff = match?.kickOff ?? startAt;
    if (kickOff === null || match?.cancelled) return [];
    const at = kickOff - BEFORE_KICKOFF_MS;
    if (at <= since || at > now || kickOff <= now) return [];
    return [
      {
        memberId,
        kind: 'kickoff',
        key: `kickoff ${venue} ${matchId}`,
        text: ALERT_TEXTS.kickoff,
        ...(code && match
          ? { pageText: PAGE_TEXTS.kickoff(venues[code].teamName(match.sport, match.home), venues[code].teamName(match.sport, match.away)) }
          : {}),
        path: `/game/sport/${encodeURIComponent(venue)}/${encodeURIComponent(matchId)}`,
        tag: match ? `kickoff-${match.number}` : 'kickoff',
        at,
      },
    ];
  });
}

async function findDeposits(db: Db, { members, since, now }: Span): Promise<AlertEvent[]> {
  const rows = await db
    .select({ id: deposits.id, memberId: deposits.memberId, state: deposits.state, at: deposits.endedAt })
    .from(deposits)
    .where(
      and(
        inArray(deposits.memberId, members),
        inArray(deposits.state, ['credited', 'returned']),
        gt(deposits.endedAt, since),
        lte(deposits.endedAt, now),
      ),
    );
  return rows.map(({ id, memberId, state, at }) => ({
    memberId,
    kind: 'money',
    key: `deposit ${id}`,
    text: state === 'credited' ? ALERT_TEXTS.credited : ALERT_TEXTS.depositReturned,
    path: `/mine/finance/deposit?order=${id}`,
    tag: `deposit-${id}`,
    at: at!,
  }));
}

async function findWithdrawals(db: Db, { members, since, now }: Span): Promise<AlertEvent[]> {
  const rows = await db
    .select({ id: withdrawals.id, memberId: withdrawals.memberId, state: withdrawals.state, at: withdrawals.endedAt })
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.memberId, members),
        inArray(withdrawals.state, ['paid', 'rejected', 'failed']),
        gt(withdrawals.endedAt, since),
        lte(withdrawals.endedAt, now),
      ),
    );
  return rows.map(({ id, memberId, state, at }) => ({
    memberId,
    kind: 'money',
    key: `withdrawal ${id}`,
    text: state === 'paid' ? ALERT_TEXTS.paid : ALERT_TEXTS.withdrawalReturned,
    path: `/mine/finance/withdrawal?order=${id}`,
    tag: `withdrawal-${id}`,
    at: at!,
  }));
}

/** Replies of 客服; a reply can be read from its time on. */
async function findReplies(db: Db, { members, since, now }: Span): Promise<AlertEvent[]> {
  const rows = await db
    .select({ id: supportMessages.id, memberId: supportTickets.memberId, at: supportMessages.sentAt })
    .from(supportMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(
      and(
        inArray(supportTickets.memberId, members),
        eq(supportMessages.sender, 'staff'),
        gt(supportMessages.sentAt, since),
        lte(supportMessages.sentAt, now),
      ),
    );
  return rows.map(({ id, memberId, at }) => ({
    memberId: memberId!,
    kind: 'support',
    key: `support ${id}`,
    text: ALERT_TEXTS.support,
    path: '/customer/main',
    tag: 'support',
    at,
  }));
}

/** Coupons that were given and not claimed yet. */
async function findCoupons(db: Db, { members, since, now }: Span): Promise<AlertEvent[]> {
  const rows = await db
    .select({ id: coupons.id, memberId: coupons.memberId, at: coupons.givenAt })
    .from(coupons)
    .where(and(inArray(coupons.memberId, members), gt(coupons.givenAt, since), lte(coupons.givenAt, now), isNull(coupons.claimedAt)));
  return rows.map(({ id, memberId, at }) => ({
    memberId,
    kind: 'promotion',
    key: `coupon ${id}`,
    text: ALERT_TEXTS.promotion,
    path: '/mine/record/welfare',
    tag: 'coupon',
    at,
  }));
}
