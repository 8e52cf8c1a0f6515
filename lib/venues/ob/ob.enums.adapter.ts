import { ODDS_TYPE } from '@pavilion/contract/constants';
import { OB_LIST, OB_MENU } from '@pavilion/contract/venues/ob.wire';
import type { OddsType } from '@/lib/domain/site/preference/preference.model';
import type { OrderState, Outcome } from '@/lib/domain/betting/order/order.model';
import type { ListName, MatchStatus, Phase, Role, SportId } from '@/lib/domain/betting/match/sport.model';
import { generalSport } from '@/lib/venues/shared/general-sport.adapter';

/** Maps OB's numbers to the product's words (venues §2.3). OB sends numbers or texts: every function here accepts both. */
type Numeric = number | string | null;

const SPORT: Readonly<Record<string, SportId>> = { '1': 'football', '2': 'basketball', '5': 'tennis' };

/** The product's sport, else the general form of OB's own. */
export function toSport(csid: string): SportId | null {
  return SPORT[csid] ?? generalSport('o', csid);
}

const SPORT_NUMBER: Readonly<Record<string, string>> = { football: '1', basketball: '2', tennis: '5' };

export function sportNumber(sport: SportId): string {
  return SPORT_NUMBER[sport] ?? sport.slice(2);
}

/** A list's parent in the menu, and the `type` of its request. Parlays are below 今日. */
export const LIST_QUERY: Readonly<Record<ListName | 'outright', { menu: number; type: number }>> = {
  live: { menu: OB_MENU.live, type: OB_LIST.live },
  today: { menu: OB_MENU.today, type: OB_LIST.today },
  early: { menu: OB_MENU.early, type: OB_LIST.early },
  parlay: { menu: OB_MENU.today, type: OB_LIST.parlay },
  outright: { menu: OB_MENU.outright, type: OB_LIST.outright },
};

/** OB's own numbers of the odds types that the product knows. */
const ODDS_TYPES: Readonly<Record<string, OddsType>> = {
  '1': ODDS_TYPE.europe,
  '2': ODDS_TYPE.hongkong,
  '3': ODDS_TYPE.malay,
  '6': ODDS_TYPE.indonesia,
};

/** `1,4,5` → the product's types among them; null when OB names none. */
export function toOddsTypes(hsw: string | null): readonly OddsType[] | null {
  return hsw ? hsw.split(',').flatMap((number) => ODDS_TYPES[number.trim()] ?? []) : null;
}

const STATUS: Readonly<Record<string, MatchStatus>> = {
  '0': 'upcoming',
  '1': 'live',
  '2': 'interrupted',
  '3': 'ended',
  '4': 'ended',
  '5': 'cancelled',
  '6': 'cancelled',
  '7': 'postponed',
  '8': 'interrupted',
  '9': 'postponed',
  '10': 'interrupted',
  '110': 'upcoming',
};

export function toStatus(ms: Numeric): MatchStatus | null {
  return STATUS[String(ms)] ?? null;
}

const PHASE: Readonly<Partial<Record<SportId, Readonly<Record<string, Phase>>>>> = {
  football: {
    '6': 'first-half',
    '31': 'half-time',
    '7': 'second-half',
    '32': 'extra-time',
    '33': 'extra-time',
    '41': 'extra-time',
    '42': 'extra-time',
    '34': 'penalties',
    '50': 'penalties',
    '80': 'interrupted',
    '90': 'interrupted',
    '100': 'ended',
    '110': 'ended',
    '120': 'ended',
    '999': 'ended',
  },
  basketball: {
    '1': 'first-half',
    '2': 'second-half',
    '13': 'q1',
    '14': 'q2',
    '15': 'q3',
    '16': 'q4',
    '301': 'break',
    '302': 'half-time',
    '303': 'break',
    '31': 'half-time',
    '32': 'break',
    '40': 'overtime',
    '100': 'ended',
    '110': 'ended',
    '999': 'ended',
  },
  tennis: {
    '8': 'set-1',
    '9': 'set-2',
    '10': 'set-3',
    '11': 'set-4',
    '12': 'set-5',
    '301': 'break',
    '302': 'break',
    '303': 'break',
    '304': 'break',
    '100': 'ended',
    '999': 'ended',
  },
};
const FIRST_PHASE: Readonly<Partial<Record<SportId, Phase>>> = { football: 'first-half', basketball: 'q1', tennis: 'set-1' };

/** The status decides: a match that has ended or not begun has no running phase. */
export function toPhase(sport: SportId, status: MatchStatus, mmp: string | null): Phase {
  if (status === 'upcoming' || status === 'postponed') return 'not-started';
  if (status === 'ended' || status === 'cancelled') return 'ended';
  if (status === 'interrupted') return 'interrupted';
  return PHASE[sport]?.[mmp ?? ''] ?? FIRST_PHASE[sport] ?? 'playing';
}

/** Keys of the scores: whole match, first half, corners, red, yellow; quarters or sets one by one; a tennis game. */
export const SCORE = { full: 'S1', half: 'S2', corners: 'S5', red: 'S11', yellow: 'S12', game: 'S103' } as const;
const PARTS: Readonly<Partial<Record<SportId, readonly string[]>>> = {
  football: [],
  basketball: ['S19', 'S20', 'S21', 'S22', 'S7'],
  tennis: ['S23', 'S39', 'S55', 'S71', 'S87'],
};

/** Keys of the parts of a match; other sports count theirs in sets, as tennis does. */
export function partsOf(sport: SportId): readonly string[] {
  return PARTS[sport] ?? PARTS.tennis!;
}

const ROLE: Readonly<Record<string, Role>> = {
  '1': 'home',
  '2': 'away',
  X: 'draw',
  Over: 'over',
  Under: 'under',
  Odd: 'odd',
  Even: 'even',
  Yes: 'yes',
  No: 'no',
};

export function toRole(ot: string | null): Role {
  return ROLE[ot ?? ''] ?? 'other';
}

export type MarketState = 'open' | 'suspended' | 'closed';

/** `hs` of a line and `mhs` of a match: 0 open, 1 suspended, 2 closed, 11 locked. */
export function toMarketState(hs: Numeric): MarketState {
  return String(hs) === '0' ? 'open' : String(hs) === '2' ? 'closed' : 'suspended';
}

/** `os` of an option: 1 open, 2 suspended, 3 hidden, 4 locked. */
export const OPTION_OPEN = '1';
export const OPTION_HIDDEN = '3';

/** A record's `orderStatus`. */
const ORDER_STATE: Readonly<Record<string, OrderState>> = {
  '0': 'accepted',
  '1': 'settled',
  '2': 'cancelled',
  '3': 'pending',
  '4': 'rejected',
};

export function toOrderState(status: string): OrderState | null {
  return ORDER_STATE[status] ?? null;
}

/** `status` of an order just placed: a separate list from the record's. Unknown ones are read again. */
const PLACED_STATE: Readonly<Record<number, OrderState>> = { 1: 'accepted', 2: 'rejected', 3: 'pending', 4: 'cancelled' };

export function toPlacedState(status: number): OrderState {
  return PLACED_STATE[status] ?? 'pending';
}

const OUTCOME: Readonly<Record<string, Outcome>> = {
  '2': 'push',
  '3': 'lost',
  '4': 'won',
  '5': 'half-won',
  '6': 'half-lost',
  '7': 'void',
  '8': 'void',
  '11': 'void',
  '12': 'void',
  '13': 'void',
  '15': 'void',
  '16': 'void',
};

export function toOutcome(result: Numeric): Outcome {
  return OUTCOME[String(result)] ?? 'open';
}

/** `userBetPrefer` and `useAcceptOdds`. */
export const ACCEPT_ODDS = { better: 1, any: 2, same: 3 } as const;
/** `matchType` of a bet: a wrong one makes the bet fail. */
export const MATCH_TYPE = { before: 1, live: 2, outright: 3 } as const;
