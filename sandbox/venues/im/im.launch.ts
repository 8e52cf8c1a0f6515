import { timeStampOf } from '../../modules/member/session/venue-session';
import type { VenueLaunch } from '../../modules/venue';

/** IM's session is its token and the time stamp of its launch; names in the address are spelled as IM spells them. */
export async function toImLaunch({ origin, token, memberCode, createdAt }: VenueLaunch) {
  const query = new URLSearchParams({ token, timestamp: timeStampOf(await createdAt()), LanguageCode: 'CHS', memberCode, language: 'CHS' });
  return { url: `${origin}/mobile/index.html?${query}`, h5Url: '', activityUrl: '', resource: '', token, apiUrl: origin };
}
