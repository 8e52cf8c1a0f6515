import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import type { GameCategory } from './game.model';

export const CATEGORY_PATHS: Readonly<Record<GameCategory, string>> = {
  realbet: route('/game/realbet'),
  gaming: route('/game/gaming'),
  egame: route('/game/egame'),
  chess: route('/game/chess'),
  lottery: route('/game/lottery'),
  fishing: route('/game/fishing'),
};

export const CATEGORY_TITLES: Readonly<Record<GameCategory, string>> = {
  realbet: PAGE_TITLES.realbet,
  gaming: PAGE_TITLES.gaming,
  egame: PAGE_TITLES.egame,
  chess: PAGE_TITLES.chess,
  lottery: PAGE_TITLES.lottery,
  fishing: PAGE_TITLES.fishing,
};
