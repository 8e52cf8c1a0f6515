import type { LaunchResponse, VenueLaunch, VenueSession } from '@/lib/domain/betting/launch/launch.model';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { withCuid } from './ob.user.api';

/** Additional content of OB's launch (spec §3, OB parameters). */
type ObLaunch = Readonly<{
  /** Base address of the platform counts. */
  apiUrl: string;
  merchantCode: string;
  h5Url: string;
  activityUrl: string;
  resourceUrl: string;
  resourceGamingUrl: string;
  /** OB's member number; empty until OB has sent it. */
  cuid: string;
}>;

function toObLaunch(response: LaunchResponse, merchantCode: string, at: (text: unknown) => string): ObLaunch {
  const { resource } = response;
  const named = typeof resource === 'object' && resource !== null ? (resource as Record<string, unknown>) : { resourceUrl: resource };
  return {
    apiUrl: at(response.apiUrl)
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, ''),
    merchantCode,
    h5Url: at(response.h5Url),
    activityUrl: at(response.activityUrl),
    resourceUrl: at(named['resourceUrl']),
    resourceGamingUrl: at(named['resourceGamingUrl']),
    cuid: '',
  };
}

/** OB's launch has its own addresses, and OB's number of the member is requested after it. */
export const obLaunch: VenueLaunch = {
  language: 'zh',
  readMore: (response, named, at) => ({ extra: toObLaunch(response, named.get('merchantcode') ?? '', at) }),
  afterLaunch: (session, onError) => withCuid(session, (error) => onError?.('OBTY getUserInfo', error)),
};

/** OB's sessions with its number of the member, which its calls need; requests the number when the launch has none. */
export function withMemberNumber(sessions: VenueSessions, save: (session: VenueSession) => void): VenueSessions {
  async function numbered(session: VenueSession): Promise<VenueSession> {
    if (session.extra?.cuid) return session;
    const opened = await withCuid(session);
    if (opened.extra?.cuid) save(opened);
    return opened;
  }
  return {
    open: async (venue) => numbered(await sessions.open(venue)),
    renew: async (venue, expiredToken) => numbered(await sessions.renew(venue, expiredToken)),
  };
}
