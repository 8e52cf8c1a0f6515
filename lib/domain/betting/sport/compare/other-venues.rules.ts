import { toVenueCode, type VenueCode } from '@pavilion/contract/constants';
import { route } from '@/lib/routes';

/** The venue whose list or match an address shows; undefined for any other address. */
export function ownVenue(here: string, open: readonly VenueCode[]): VenueCode | undefined {
  const [path, query = ''] = here.split('?');
  if (!path!.startsWith(route('/game/sport'))) return undefined;
  const given = new URLSearchParams(query);
  // 关注 shows every venue already.
  if (given.get('t') === 'starred') return undefined;
  const match = path!.slice(route('/game/sport').length + 1);
  if (match !== '') return toVenueCode(match.split('/')[0]) ?? undefined;
  return toVenueCode(given.get('venue')) ?? open[0];
}

/** Addresses of the same list at the other venues (for a match: of their lists); empty for any other address. */
export function otherVenuePaths(here: string, open: readonly VenueCode[]): readonly { code: VenueCode; path: string }[] {
  const own = ownVenue(here, open);
  if (own === undefined) return [];
  const [path, query] = here.split('?');
  const given = new URLSearchParams(path === route('/game/sport') ? query : '');
  return open
    .filter((code) => code !== own)
    .map((code) => {
      given.set('venue', code);
      return { code, path: `${route('/game/sport')}?${given.toString()}` };
    });
}
