import type { VenueLaunch } from '../../modules/venue';
import { OB_COUNTS_PATH, OB_MERCHANT } from './counts.routes';

export function toObLaunch({ origin, token, memberCode }: VenueLaunch) {
  const query = new URLSearchParams({ token, language: 'zh', memberCode, merchantCode: OB_MERCHANT });
  return {
    url: `${origin}/h5/index.html?${query}`,
    h5Url: `${origin}/h5/`,
    activityUrl: `${origin}/activity/`,
    resource: { resourceUrl: `${origin}/static/`, resourceGamingUrl: `${origin}/gaming/` },
    token,
    apiUrl: origin + OB_COUNTS_PATH,
  };
}
