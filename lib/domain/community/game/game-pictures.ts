/** Codes of the games that have a drawing, `public/assets/games/<code>.svg`. */
export const PICTURED_GAMES: ReadonlySet<string> = new Set(['baccarat', 'dice', 'fishing', 'high-low', 'series', 'slot']);
