import { DEFAULT_ODDS_TYPE } from '@/lib/contract/constants';
import type { VenueSession } from './launch.model';

/** What each venue's calls share, under the names of spec §3. */
export interface ImParams {
  LanguageCode: string;
  /** 3 = Europe unless the member chose another. */
  OddsType: number;
  TimeStamp: string;
  origin: string;
  Token: string;
  MemberCode: string;
}

export interface ObParams {
  cuid: string;
  origin: string;
  requestId: string;
  resourceUrl: string;
  resourceGamingUrl: string;
  h5Url: string;
  url: string;
  activityUrl: string;
}

export function toImParams(session: VenueSession, oddsType: number = DEFAULT_ODDS_TYPE): ImParams {
  return {
    LanguageCode: session.language,
    OddsType: oddsType,
    TimeStamp: session.timeStamp,
    origin: session.origin,
    Token: session.token,
    MemberCode: session.memberCode,
  };
}

export function toObParams(session: VenueSession): ObParams {
  const { cuid = '', resourceUrl = '', resourceGamingUrl = '', h5Url = '', activityUrl = '' } = session.ob ?? {};
  const { origin, token, url = '' } = session;
  return { cuid, origin, requestId: token, resourceUrl, resourceGamingUrl, h5Url, url, activityUrl };
}
