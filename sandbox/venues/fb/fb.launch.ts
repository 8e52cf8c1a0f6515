import type { VenueLaunch } from '../../modules/venue';

export function toFbLaunch({ origin, token, memberCode }: VenueLaunch) {
  const query = new URLSearchParams({ token, language: 'CMN', memberCode });
  return { url: `${origin}/index.html?${query}`, h5Url: '', activityUrl: '', resource: '', token, apiUrl: origin };
}
