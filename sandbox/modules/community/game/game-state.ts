import type { Context } from '../../context';
import { GAME_CODES, GAMES, type GameCode } from './game-catalog';

declare module '../../../kernel/db/settings.tables' {
  interface Settings {
    /** Games that a tester closed for maintenance, with the end of the window (ISO) if there is one. */
    closedGames: Readonly<Record<string, string | null>>;
  }
}

/** The end of a game's maintenance (ISO, null when it is not known); undefined for a game that is open. */
export function maintenanceOf({ settings }: Pick<Context, 'settings'>, game: GameCode): string | null | undefined {
  return settings.get('closedGames')?.[game];
}

/** A lobby venue's state: open, under maintenance, or not served here. */
export function venueState(context: Pick<Context, 'settings'>, venue: string): { state: number; maintainEnd?: string | null } {
  const games = Object.values(GAMES).filter((one) => one.venue === venue);
  if (games.length === 0) return { state: 0 };
  const until = games.map(({ code }) => maintenanceOf(context, code));
  // A venue is open as long as one of its games is.
  if (until.includes(undefined)) return { state: 1 };
  return { state: 2, maintainEnd: until.includes(null) ? null : (until as string[]).toSorted()[0]! };
}

/** Closes a game for maintenance until `until` (ISO, null = open end), or opens it again. */
export async function closeGame(
  { settings }: Pick<Context, 'settings'>,
  game: GameCode,
  closed: boolean,
  until: string | null,
): Promise<void> {
  await settings.change('closedGames', (stored = {}) => {
    const { [game]: _, ...others } = stored;
    return closed ? { ...others, [game]: until } : others;
  });
}

/** Open games by category, as the platform counts show them. */
export function gameCounts(context: Pick<Context, 'settings'>): Record<'DZ' | 'DJ' | 'ZR' | 'CP' | 'QP', number> {
  const open = (category: string) =>
    GAME_CODES.filter((code) => GAMES[code].category === category && maintenanceOf(context, code) === undefined).length;
  return { DZ: open('DZ'), DJ: open('DJ'), ZR: open('ZR'), CP: open('CP'), QP: open('QP') };
}
