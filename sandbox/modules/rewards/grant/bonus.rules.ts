import { DIVIDEND_STATUS, type TURNOVER_BASES } from '@pavilion/contract/calls/bonus.calls';
import { DAY, EPOCH, SITE_OFFSET, WEEK, siteDateOf, siteDayOf } from '../../../kernel/clock/calendar';
import { BONUS_COPY } from './bonus.copy';

/** Facts that decide about a member's bonuses. Minor units, world ms. */
export interface BonusFacts {
  registeredAt: number;
  /** `1990-04-23` */
  birthday: string | null;
  verified: boolean;
  /** The first deposit that was credited. */
  firstDeposit: { credit: bigint; endedAt: number } | null;
  /** Valid stakes of bets that were placed since `stakesCountFrom`. */
  stakes: readonly { stake: bigint; placedAt: number }[];
}

/** A bonus as offered to a member who has not claimed it. */
export interface BonusOffer {
  /** Id with its period, if there is one: claimed once. */
  id: string;
  promotionId: string;
  name: string;
  amount: bigint;
  /** Times `base` that must be bet, and the resulting stakes. */
  times: number;
  base: (typeof TURNOVER_BASES)[number];
  required: bigint;
  expireAt: number;
  status: number;
  reason: string;
  /** The member can still meet the condition that `reason` states. */
  attainable: boolean;
  review: boolean;
  upTo: boolean;
  /** Once per person, whatever accounts the person has; only a verified name gets it. */
  personal: boolean;
}

const WEEK_STAKE = 100_000n;
const DAY_STAKE = 20_000n;
const MIN_DEPOSIT = 10_000n;
const DEPOSIT_PERCENT = 10n;
const MAX_DEPOSIT_BONUS = 88_800n;

/** First world ms of the site's week, which begins on Monday. */
export function siteWeekOf(at: number): number {
  return Math.floor((at + SITE_OFFSET - EPOCH) / WEEK) * WEEK + EPOCH - SITE_OFFSET;
}

/** World ms since which stakes count for some bonus. */
export function stakesCountFrom(now: number): number {
  return siteWeekOf(now) - WEEK;
}

/** The platform's offers to a member at `now` (world ms), claims aside. */
export function offersOf(facts: BonusFacts, now: number): BonusOffer[] {
  return [
    welcome(facts, now),
    firstDeposit(facts, now),
    verification(facts, now),
    ...staked(facts, now, { id: '81003', name: '体育周周投', amount: 2_800n, wanted: WEEK_STAKE, length: WEEK, period: BONUS_COPY.week }),
    ...staked(facts, now, { id: '81004', name: '每日投注礼', amount: 288n, wanted: DAY_STAKE, length: DAY, period: BONUS_COPY.day }),
    birthday(facts, now),
  ];
}

type Base = Pick<BonusOffer, 'id' | 'name' | 'amount' | 'times' | 'expireAt'> & Partial<BonusOffer>;

/** Times deposit and bonus that a bonus on a deposit requires. */
export const DEPOSIT_BONUS_TURNOVER = 3;

/** An offer at `now`: over, not for this member for a reason, or claimable. */
function offer(base: Base, reason: string, now: number): BonusOffer {
  const open = reason === '' ? DIVIDEND_STATUS.claimable : DIVIDEND_STATUS.notEligible;
  const isOver = now >= base.expireAt;
  const status = isOver ? DIVIDEND_STATUS.expired : open;
  const required = base.amount * BigInt(base.times);
  return {
    promotionId: base.id,
    review: false,
    upTo: false,
    personal: false,
    base: 'bonus',
    required,
    ...base,
    status,
    reason: isOver ? '' : reason,
    attainable: status === DIVIDEND_STATUS.notEligible && base.attainable !== false,
  };
}

/** An offer that is given once per person: it also requires a verified name. */
function personalOffer(base: Base, reason: string, verified: boolean, now: number): BonusOffer {
  const unnamed = base.review ? BONUS_COPY.unverified : BONUS_COPY.nameFirst;
  return offer({ ...base, personal: true }, reason === '' && !verified ? unnamed : reason, now);
}

function welcome({ registeredAt, verified }: BonusFacts, now: number): BonusOffer {
  const base = { id: '81001', name: '新会员体验红利', amount: 8_800n, times: 0, expireAt: registeredAt + 7 * DAY };
  return personalOffer(base, '', verified, now);
}

function firstDeposit({ firstDeposit: first, registeredAt, verified }: BonusFacts, now: number): BonusOffer {
  const base = { id: '81002', name: '首存礼', times: DEPOSIT_BONUS_TURNOVER, base: 'depositAndBonus' as const };
  if (first === null || first.credit < MIN_DEPOSIT) {
    const reason = first === null ? BONUS_COPY.noDeposit : BONUS_COPY.smallDeposit;
    // A member's first deposit may come at any time.
    const expireAt = first === null ? Math.max(now, registeredAt) + 30 * DAY : first.endedAt + 30 * DAY;
    return personalOffer({ ...base, amount: MAX_DEPOSIT_BONUS, upTo: true, expireAt, attainable: first === null }, reason, verified, now);
  }
  const part = (first.credit * DEPOSIT_PERCENT) / 100n;
  const amount = part < MAX_DEPOSIT_BONUS ? part : MAX_DEPOSIT_BONUS;
  const required = (first.credit + amount) * BigInt(base.times);
  return personalOffer({ ...base, amount, required, expireAt: first.endedAt + 30 * DAY }, '', verified, now);
}

function verification({ verified, registeredAt }: BonusFacts, now: number): BonusOffer {
  const base = { id: '81006', name: '实名认证礼', amount: 1_880n, times: 1, review: true, expireAt: registeredAt + 90 * DAY };
  return personalOffer(base, '', verified, now);
}

interface StakedRule {
  id: string;
  name: string;
  amount: bigint;
  /** Valid stake of one period. */
  wanted: bigint;
  /** ms of a period; a bonus can be claimed until the end of the next one. */
  length: number;
  period: string;
}

/** The bonus of the current period, and that of the one before if it was reached. */
function staked({ stakes }: BonusFacts, now: number, rule: StakedRule): BonusOffer[] {
  const { id, name, amount, wanted, length, period } = rule;
  const start = length === DAY ? siteDayOf(now) : siteWeekOf(now);
  const of = (from: number): BonusOffer => {
    const done = stakes.reduce((sum, { stake, placedAt }) => sum + (placedAt >= from && placedAt < from + length ? stake : 0n), 0n);
    const base = {
      id: `${id}.${siteDateOf(from).replaceAll('-', '')}`,
      promotionId: id,
      name,
      amount,
      times: 1,
      expireAt: from + 2 * length,
    };
    return offer(base, done >= wanted ? '' : BONUS_COPY.stake(period, done, wanted), now);
  };
  return [of(start), ...[of(start - length)].filter(({ reason }) => reason === '')];
}

function birthday({ birthday: born, verified }: BonusFacts, now: number): BonusOffer {
  const [year, month] = siteDateOf(now).split('-').map(Number) as [number, number];
  const own = born === null ? month : Number(born.slice(5, 7));
  const next = own < month ? year + 1 : year;
  const base = {
    id: `81005.${next}`,
    promotionId: '81005',
    name: '生日礼金',
    amount: 5_800n,
    times: 1,
    review: true,
    // The end of that month.
    expireAt: Date.UTC(next, own, 1) - SITE_OFFSET,
  };
  const reason = born === null ? BONUS_COPY.noBirthday : own === month ? '' : BONUS_COPY.otherMonth(own);
  return personalOffer(base, reason, verified, now);
}

const MIN_DELAY_MS = 3_000;
const SPREAD_MS = 2_001n;
const SCATTER = 2_654_435_761n;

/** Real ms that a review takes: 3 to 5 s, always the same for one claim. */
export function reviewDelayOf(id: bigint): number {
  return MIN_DELAY_MS + Number((id * SCATTER) % SPREAD_MS);
}
