import type { WorldSport } from '../../world/world.model';

/** Sports that OB sells: `csid`, name, and the first of the menu's numbers for its lists. venues §2.3 */
export const SPORTS = [
  { sport: 'football', csid: '1', name: '足球', menu: 40_600 },
  { sport: 'basketball', csid: '2', name: '篮球', menu: 40_620 },
  { sport: 'tennis', csid: '5', name: '网球', menu: 40_650 },
] as const satisfies readonly { sport: WorldSport; csid: string; name: string; menu: number }[];

export function sportRow(sport: WorldSport): (typeof SPORTS)[number] {
  return SPORTS.find((row) => row.sport === sport)!;
}
