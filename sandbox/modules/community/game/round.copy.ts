import type { RoundView } from './round.view';
import { isSeries, teamsOf } from './timetable.rules';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const rankOf = (rank: number) => RANKS[rank]!;

/** `1,234.50` of minor units. */
export const amountOf = (minor: number) => (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
/** `1.95` of hundredths. */
export const rateOf = (hundredths: number) => (hundredths / 100).toFixed(2);

export const SYMBOL_NAMES: Readonly<Record<string, string>> = {
  seven: '七',
  lantern: '灯笼',
  koi: '锦鲤',
  peach: '寿桃',
  coin: '铜钱',
  cloud: '祥云',
};
export const FISH_NAMES: Readonly<Record<string, string>> = {
  shrimp: '银虾',
  carp: '红鲤',
  crab: '青蟹',
  turtle: '玄龟',
  ray: '墨鳐',
  shark: '白鲨',
  dragon: '金龙',
};
const BACCARAT_NAMES: Readonly<Record<string, string>> = { player: '闲', banker: '庄', tie: '和' };
const DICE_NAMES: Readonly<Record<string, string>> = { big: '大', small: '小', odd: '单', even: '双', triple: '豹子' };

/** A bet's name for the player. */
export function betName(game: string, bet: string): string {
  if (game === 'baccarat') return BACCARAT_NAMES[bet] ?? bet;
  if (game === 'fishing') return FISH_NAMES[bet] ?? bet;
  if (game === 'dice') return DICE_NAMES[bet] ?? `和值 ${bet.slice('sum-'.length)}`;
  return '';
}

/** The name of a bet's draw for the player. */
export const drawName = (game: string) => (isSeries(game) ? '本场' : '本期');

/** A round's bet; of a match with the team's name. */
export function betOf({ game, bet, draw }: Pick<RoundView, 'game' | 'bet' | 'draw'>): string {
  if (!isSeries(game) || draw === null) return betName(game, bet);
  return seriesBetName(bet, teamsOf(draw, game));
}

/** A bet on a match, with the teams' names. */
export function seriesBetName(bet: string, { home, away }: { home: string; away: string }): string {
  const names: Readonly<Record<string, string>> = {
    home: `${home} 胜`,
    away: `${away} 胜`,
    'map-home': `首局 ${home}`,
    'map-away': `首局 ${away}`,
  };
  return names[bet] ?? `${home} ${bet.replace('-', ' : ')} ${away}`;
}

/** The result of a settled round in a text for the player. */
export function outcomeText({ game, outcome }: RoundView): string {
  if (outcome === null) return game === 'high-low' ? '进行中' : '待开';
  const found = outcome as Record<string, unknown>;
  switch (game) {
    case 'slot':
      return (found.symbols as readonly string[]).map((symbol) => SYMBOL_NAMES[symbol]).join(' ');
    case 'baccarat':
      return `开${BACCARAT_NAMES[found.winner as string]}`;
    case 'fishing':
      return found.caught ? '捕获' : '逃脱';
    case 'high-low':
      return (found.cards as readonly number[]).map(rankOf).join(' ');
    case 'dice':
      return (found.dice as readonly number[]).join(' ');
    default:
      return scoreText(found.maps as readonly string[]);
  }
}

const scoreText = (maps: readonly string[]) => {
  const home = maps.filter((winner) => winner === 'home').length;
  return `${home} : ${maps.length - home}`;
};
