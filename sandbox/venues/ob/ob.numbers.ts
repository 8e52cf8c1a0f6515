import { minorToText, type Minor } from '@pavilion/number/money';
import { isScoreRole, scoreOfRole } from '../../world/football/correct-score';
import { periodName } from '../../world/engine/period.copy';
import type { MarketKind, MarketPeriod, OptionRole, ScoreRole, WorldMarket } from '../../world/engine/market.model';
import type { WorldSport } from '../../world/engine/world.model';

/** Sports that OB sells: `csid`, name, and the first of the menu's numbers for its lists. venues §2.3 */
export const SPORTS = [
  { sport: 'football', csid: '1', name: '足球', menu: 40_600 },
  { sport: 'basketball', csid: '2', name: '篮球', menu: 40_620 },
  { sport: 'tennis', csid: '5', name: '网球', menu: 40_650 },
  { sport: 'volleyball', csid: '9', name: '排球', menu: 40_690 },
] as const satisfies readonly { sport: WorldSport; csid: string; name: string; menu: number }[];

export function sportRow(sport: WorldSport): (typeof SPORTS)[number] {
  return SPORTS.find((row) => row.sport === sport)!;
}

/** A kind of bet as OB numbers and names it. venues §2.3 */
export interface Play {
  hpid: string;
  name: string;
  /** Odds types that OB quotes it in: 1 Europe, 2 Hong Kong, 3 Malay, 4 British, 5 American, 6 Indonesian. */
  hsw: string;
  /** The set that a play of one set is about, `hSpecial`; plays of sets share a number. */
  special?: string;
}

const EVERY_TYPE = '1,2,3,4,5,6';
const FIXED_TYPES = '1,4,5';

type Row = readonly [MarketKind, MarketPeriod, Play];
const asian = (kind: MarketKind, period: MarketPeriod, hpid: string, name: string): Row => [kind, period, { hpid, name, hsw: EVERY_TYPE }];
const fixed = (kind: MarketKind, period: MarketPeriod, hpid: string, name: string): Row => [kind, period, { hpid, name, hsw: FIXED_TYPES }];

const quarter = (
  period: MarketPeriod,
  name: string,
  [winner, handicap, total, oddEven]: readonly [string, string, string, string],
): readonly Row[] => [
  asian('handicap', period, handicap, `${name}让分`),
  asian('total', period, total, `${name}大小`),
  fixed('winner', period, winner, `${name}独赢`),
  asian('odd-even', period, oddEven, `${name}单双`),
];

const set = (special: string): readonly Row[] => {
  const period = `set-${special}` as MarketPeriod;
  const rows = [
    fixed('winner', period, '162', `第${special}盘独赢`),
    asian('handicap', period, '163', `第${special}盘让局`),
    asian('total', period, '164', `第${special}盘局数`),
  ];
  return rows.map(([kind, rowPeriod, play]): Row => [kind, rowPeriod, { ...play, special }]);
};

/** OB's plays of each sport, in its display order; it does not sell the other kinds that the world knows. */
const PLAYS: Readonly<Record<WorldSport, readonly Row[]>> = {
  football: [
    asian('handicap', 'full', '4', '全场让球'),
    asian('total', 'full', '2', '全场大小'),
    fixed('winner', 'full', '1', '全场独赢'),
    asian('handicap', 'first-half', '19', '上半场让球'),
    asian('total', 'first-half', '18', '上半场大小'),
    fixed('winner', 'first-half', '17', '上半场独赢'),
    fixed('both-score', 'full', '12', '两队都进球'),
    asian('odd-even', 'full', '15', '全场单双'),
    fixed('double-chance', 'full', '6', '双重机会'),
    fixed('draw-no-bet', 'full', '5', '平局退款'),
    asian('home-total', 'full', '10', '主队进球大小'),
    asian('away-total', 'full', '11', '客队进球大小'),
    asian('corner-total', 'full', '114', '角球大小'),
    fixed('correct-score', 'full', '7', '全场波胆'),
    fixed('outright', 'full', '10001', '冠军'),
  ],
  basketball: [
    asian('handicap', 'full', '39', '全场让分'),
    asian('total', 'full', '38', '全场大小'),
    fixed('winner', 'full', '37', '全场独赢'),
    asian('handicap', 'first-half', '19', '上半场让分'),
    asian('total', 'first-half', '18', '上半场大小'),
    fixed('winner', 'first-half', '43', '上半场独赢'),
    asian('odd-even', 'full', '40', '全场单双'),
    asian('home-total', 'full', '198', '主队得分大小'),
    asian('away-total', 'full', '199', '客队得分大小'),
    fixed('outright', 'full', '10001', '冠军'),
    ...quarter('q1', '第一节', ['48', '46', '45', '47']),
    ...quarter('q2', '第二节', ['54', '52', '51', '53']),
    ...quarter('q3', '第三节', ['60', '58', '57', '59']),
    ...quarter('q4', '第四节', ['66', '64', '63', '65']),
  ],
  tennis: [
    fixed('winner', 'full', '153', '全场独赢'),
    asian('set-handicap', 'full', '154', '全场让盘'),
    asian('handicap', 'full', '155', '全场让局'),
    asian('total', 'full', '202', '总局数'),
    asian('set-total', 'full', '169', '总盘数'),
    fixed('outright', 'full', '10001', '冠军'),
    ...['1', '2', '3', '4', '5'].flatMap(set),
  ],
  volleyball: [
    fixed('winner', 'full', '153', '独赢'),
    asian('set-handicap', 'full', '154', '让局'),
    asian('set-total', 'full', '169', '总局数'),
    ...['1', '2', '3', '4', '5'].map((special): Row => {
      const period = `set-${special}` as MarketPeriod;
      const [kind, , play] = fixed('winner', period, '162', `${periodName('volleyball', period)}独赢`);
      return [kind, period, { ...play, special }];
    }),
  ],
};

/** Kinds that a list shows; the rest is in the detail. */
const LISTED: ReadonlySet<MarketKind> = new Set<MarketKind>(['handicap', 'total', 'winner']);
/** Volleyball has no other handicaps and totals than those of sets. */
const LISTED_SETS: ReadonlySet<MarketKind> = new Set<MarketKind>(['winner', 'set-handicap', 'set-total']);
const LISTED_PERIODS: ReadonlySet<MarketPeriod> = new Set<MarketPeriod>(['full', 'first-half']);

export type Shape = Pick<WorldMarket, 'kind' | 'period'>;

export function isListed(sport: WorldSport, { kind, period }: Shape): boolean {
  return (sport === 'volleyball' ? LISTED_SETS : LISTED).has(kind) && LISTED_PERIODS.has(period);
}

/** Null for a kind that OB does not sell. */
export function playOf(sport: WorldSport, { kind, period }: Shape): Play | null {
  return PLAYS[sport].find(([playKind, playPeriod]) => playKind === kind && playPeriod === period)?.[2] ?? null;
}

/** The kinds that OB sells of a sport, in their order. */
export function shapesOf(sport: WorldSport): readonly (Shape & { play: Play })[] {
  return PLAYS[sport].map(([kind, period, play]) => ({ kind, period, play }));
}

const OPTION: Record<Exclude<OptionRole, ScoreRole>, string> = {
  home: '1',
  draw: 'X',
  away: '2',
  over: 'Over',
  under: 'Under',
  yes: 'Yes',
  no: 'No',
  odd: 'Odd',
  even: 'Even',
  'home-draw': '1X',
  'home-away': '12',
  'draw-away': 'X2',
};

/** `ot` of an option. */
export function optionCode(role: OptionRole): string {
  if (role === 'other-score') return 'Other';
  return isScoreRole(role) ? scoreOfRole(role)!.join(':') : OPTION[role];
}

/** Coins as OB writes them: without decimals if they are zero. */
export const coins = (minor: Minor) => minorToText(minor).replace(/\.00$/, '');
