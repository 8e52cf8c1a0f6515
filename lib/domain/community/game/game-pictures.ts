/** Codes of the games that have a drawing, `public/assets/games/<code>.svg`. */
export const PICTURED_GAMES: ReadonlySet<string> = new Set([
  'baccarat',
  'baccarat-road',
  'blackjack',
  'dice',
  'dragon-tiger',
  'fishing',
  'five-star',
  'high-low',
  'kite',
  'koi-gate',
  'mines',
  'plinko',
  'racing',
  'roulette',
  'series',
  'slot',
]);
