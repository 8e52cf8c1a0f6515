import type { MarketKind, Period } from '@/lib/domain/betting/match/sport.model';
import { noteUnknown } from '@/lib/kit/http/row';

/** Maps a play of OB (`hpid`) to kind and period. OB numbers plays over all sports, and some numbers mean another bet in another sport (venues §2.3). */
type Play = readonly [kind: MarketKind, period: Period];
type Plays = Readonly<Record<string, Play>>;

const FOOTBALL: Plays = {
  '1': ['winner', 'full'],
  '2': ['total', 'full'],
  '4': ['handicap', 'full'],
  '5': ['draw-no-bet', 'full'],
  '6': ['double-chance', 'full'],
  '7': ['correct-score', 'full'],
  '10': ['home-total', 'full'],
  '11': ['away-total', 'full'],
  '12': ['both-score', 'full'],
  '15': ['odd-even', 'full'],
  '17': ['winner', 'first-half'],
  '18': ['total', 'first-half'],
  '19': ['handicap', 'first-half'],
  '20': ['correct-score', 'first-half'],
  '25': ['winner', 'second-half'],
  '26': ['total', 'second-half'],
  '42': ['odd-even', 'first-half'],
  '74': ['correct-score', 'second-half'],
  '114': ['corner-total', 'full'],
  '143': ['handicap', 'second-half'],
};

const BASKETBALL: Plays = {
  '18': ['total', 'first-half'],
  '19': ['handicap', 'first-half'],
  '37': ['winner', 'full'],
  '38': ['total', 'full'],
  '39': ['handicap', 'full'],
  '40': ['odd-even', 'full'],
  '42': ['odd-even', 'first-half'],
  '43': ['winner', 'first-half'],
  '45': ['total', 'q1'],
  '46': ['handicap', 'q1'],
  '47': ['odd-even', 'q1'],
  '48': ['winner', 'q1'],
  '51': ['total', 'q2'],
  '52': ['handicap', 'q2'],
  '53': ['odd-even', 'q2'],
  '54': ['winner', 'q2'],
  '57': ['total', 'q3'],
  '58': ['handicap', 'q3'],
  '59': ['odd-even', 'q3'],
  '60': ['winner', 'q3'],
  '63': ['total', 'q4'],
  '64': ['handicap', 'q4'],
  '65': ['odd-even', 'q4'],
  '66': ['winner', 'q4'],
  '198': ['home-total', 'full'],
  '199': ['away-total', 'full'],
};

const TENNIS: Plays = {
  '153': ['winner', 'full'],
  '154': ['set-handicap', 'full'],
  '155': ['handicap', 'full'],
  '160': ['odd-even', 'full'],
  '169': ['set-total', 'full'],
  '202': ['total', 'full'],
  // Older records of the sandbox have this number; at OB it is a bet of other sports.
  '203': ['set-total', 'full'],
};

/** Sports of the general form: the main bets of ball games, of American football, of games in sets, of baseball and of snooker. */
const OTHERS: Plays = {
  '1': ['winner', 'full'],
  '2': ['total', 'full'],
  '4': ['handicap', 'full'],
  '37': ['winner', 'full'],
  '38': ['total', 'full'],
  '39': ['handicap', 'full'],
  '153': ['winner', 'full'],
  '154': ['set-handicap', 'full'],
  '169': ['set-total', 'full'],
  '172': ['handicap', 'full'],
  '173': ['total', 'full'],
  '181': ['handicap', 'full'],
  '182': ['total', 'full'],
  '242': ['winner', 'full'],
  '243': ['handicap', 'full'],
  '244': ['total', 'full'],
};

const VOLLEYBALL: Plays = { ...OTHERS, '203': TENNIS['203']! };

const OF_SPORT: Readonly<Record<string, Plays>> = { '1': FOOTBALL, '2': BASKETBALL, '5': TENNIS, '9': VOLLEYBALL };

/** Plays of one set share a number; `hSpecial` is the set. */
const SET_PLAY: Readonly<Record<string, MarketKind>> = { '162': 'winner', '163': 'handicap', '164': 'total' };
const SETS: Readonly<Record<string, Period>> = { '1': 'set-1', '2': 'set-2', '3': 'set-3', '4': 'set-4', '5': 'set-5' };

/** Bets on a league's table: 10001 冠军, 10002 last, 10003 among two, 10007 relegated and so on. Older records of the sandbox have 10000. */
const OUTRIGHT = /^100\d\d$/;

/**
 * The kind and period of a play; both `other` for one that the product does not know, which then shows OB's own name.
 * @param csid OB's number of the sport.
 */
export function toPlay(csid: string, { hpid, hSpecial = null }: { hpid: string; hSpecial?: number | string | null }) {
  const ofSet = SET_PLAY[hpid];
  if (ofSet && csid !== '1' && csid !== '2') return { kind: ofSet, period: SETS[String(hSpecial)] ?? 'other' };
  const play: Play | undefined = OUTRIGHT.test(hpid) ? ['outright', 'full'] : (OF_SPORT[csid] ?? OTHERS)[hpid];
  if (!play) noteUnknown('OBTY market kind');
  const [kind, period] = play ?? (['other', 'other'] as const);
  return { kind, period };
}
