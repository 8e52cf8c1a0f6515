/** Codes of the games that have a drawing, `public/assets/games/<code>.svg`. */
export const PICTURED_GAMES: ReadonlySet<string> = new Set([
  'baccarat',
  'dice',
  'dragon-tiger',
  'fishing',
  'five-star',
  'high-low',
  'mines',
  'plinko',
  'racing',
  'series',
  'slot',
]);
