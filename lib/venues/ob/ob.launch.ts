import type { LaunchAnswer, ObLaunch, VenueLaunch } from '@/lib/domain/launch/launch.model';

function toObLaunch(answer: LaunchAnswer, merchantCode: string, at: (text: unknown) => string): ObLaunch {
  const { resource } = answer;
  const named = typeof resource === 'object' && resource !== null ? (resource as Record<string, unknown>) : { resourceUrl: resource };
  return {
    apiUrl: at(answer.apiUrl)
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, ''),
    merchantCode,
    h5Url: at(answer.h5Url),
    activityUrl: at(answer.activityUrl),
    resourceUrl: at(named['resourceUrl']),
    resourceGamingUrl: at(named['resourceGamingUrl']),
    cuid: '',
  };
}

/** OB's launch has addresses of its own, and OB's number of the member comes after it. */
export const obLaunch: VenueLaunch = {
  language: 'zh',
  readMore: (answer, named, at) => ({ ob: toObLaunch(answer, named.get('merchantcode') ?? '', at) }),
  async afterLaunch(session, onError) {
    const { withCuid } = await import('./ob.user.api');
    return withCuid(session, (error) => onError?.('OBTY getUserInfo', error));
  },
};
