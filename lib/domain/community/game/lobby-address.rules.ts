import { frameOfVenue, type FrameName } from '@/lib/domain/site/frame/frame.model';
import { toGameTab } from './game.rules';

/** Target of a game category's address: its list, a corrected address, a frame, or no venue of this site. */
export type LobbyAddress =
  | { kind: 'list' }
  | { kind: 'moved'; query: string }
  | { kind: 'frame'; frame: FrameName }
  | { kind: 'unknown'; code: string };

/** Judges the venue and the tab of an address. `venues`: those with games here, null while they are unknown. */
export function lobbyAddress(
  params: Readonly<Record<string, string | string[] | undefined>>,
  venues: readonly { code: string }[] | null,
): LobbyAddress {
  const venue = typeof params.venue === 'string' ? params.venue : '';
  const known = venues?.find(({ code }) => code.toUpperCase() === venue.toUpperCase()) ?? null;
  if (venue !== '' && venues !== null && known === null) {
    const frame = frameOfVenue(venue);
    return frame ? { kind: 'frame', frame } : { kind: 'unknown', code: venue };
  }
  const tab = typeof params.tab === 'string' ? params.tab : undefined;
  const isTabWrong = tab !== undefined && toGameTab(tab) !== tab;
  if (!isTabWrong && (known === null || known.code === venue)) return { kind: 'list' };
  const query = new URLSearchParams();
  if (tab !== undefined && !isTabWrong) query.set('tab', tab);
  if (venue !== '') query.set('venue', known?.code ?? venue);
  return { kind: 'moved', query: query.toString() };
}
