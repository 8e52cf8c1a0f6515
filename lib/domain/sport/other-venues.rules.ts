import { toVenueCode, type VenueCode } from '@/lib/contract/constants';
import { ROUTES } from '@/lib/routes';

/** The addresses of a list at the venues other than its own; none for the address of something else. */
export function otherVenuePaths(here: string, open: readonly VenueCode[]): readonly { code: VenueCode; path: string }[] {
  const [path, query = ''] = here.split('?');
  if (path !== ROUTES.sport) return [];
  const given = new URLSearchParams(query);
  // 关注 shows every venue already.
  if (given.get('t') === 'starred') return [];
  const own = toVenueCode(given.get('venue')) ?? open[0];
  return open
    .filter((code) => code !== own)
    .map((code) => {
      given.set('venue', code);
      return { code, path: `${path}?${given.toString()}` };
    });
}
