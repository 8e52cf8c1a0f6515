/** Paths of the games' pages, apart from `ROUTES`, which every page loads. */
export const GAME_ROUTES = {
  realbet: '/game/realbet',
  gaming: '/game/gaming',
  egame: '/game/egame',
  chess: '/game/chess',
  lottery: '/game/lottery',
  fishing: '/game/fishing',
  demo: '/demo',
} as const;

/** Their titles. */
export const GAME_TITLES = {
  realbet: '真人',
  gaming: '电竞',
  egame: '电子',
  chess: '棋牌',
  lottery: '彩票',
  fishing: '捕鱼',
  demo: '试玩',
} as const satisfies Record<keyof typeof GAME_ROUTES, string>;

/** The page of an opened game. */
export function gamePath(code: string, { trial = false }: { trial?: boolean } = {}): string {
  return `/game/play/${encodeURIComponent(code)}${trial ? '?trial=1' : ''}`;
}
