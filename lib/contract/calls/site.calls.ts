import { defineCall } from '../call';
import * as z from '../schema';
import { anyCount, anyFlag, anyText, anyTime, nullableTime } from '../wire';

/** `maintainConfig.status` of a site that is not under maintenance; 0 is. spec §3 */
const OPEN = 1;

export const preInfoSchema = z.object({
  SiteBaseConfigVo: z._default(z.object({ title: anyText, webLogoTitleUrl: anyText }), { title: '', webLogoTitleUrl: '' }),
  address: z._default(z.nullable(z.string()), ''),
  disablePhones: z._default(z.array(z.string()), []),
  globePhoneNumber: z._default(z.nullable(z.string()), ''),
  ip: z._default(z.nullable(z.string()), ''),
  /** Open unless the status is 0; no other part of the response decides it. */
  maintainConfig: z._default(
    z.object({
      status: z._default(z.number(), OPEN),
      startTime: anyTime,
      endTime: anyTime,
      reason: z._default(z.nullable(z.string()), ''),
    }),
    { status: OPEN, startTime: null, endTime: null, reason: '' },
  ),
  siteFestivalSkin: z._default(z.nullable(z.object({ brand: anyText, headerImage: anyText })), null),
  siteVideoActiveUrl: z._default(z.nullable(z.string()), ''),
  siteVideoSkinOpen: anyFlag,
  stopLogin: anyFlag,
  stopRegister: anyFlag,
});

/** Site pre-info (spec §3, §7): title, logo, maintenance, closed features. */
export const preInfoCall = defineCall({
  name: 'preInfo',
  method: 'POST',
  path: '/site/api/v1/configuration/preInfo',
  area: 'site',
  session: 'none',
  response: preInfoSchema,
});

/** The encrypted site configuration (contract §2.7). */
export const vvPrettyCall = defineCall({
  name: 'vvPretty',
  method: 'GET',
  path: '/site/api/v1/configuration/vvPretty',
  area: 'site',
  session: 'none',
  response: z.string(),
});

/** Key and iv of vvPretty. */
export const secCall = defineCall({
  name: 'sec',
  method: 'GET',
  path: '/site/api/v1/sec/3001',
  area: 'site',
  session: 'none',
  response: z.object({ key: z.string(z.length(32)), iv: z.string(z.length(16)) }),
});

/** Decrypted content of vvPretty. Every part has an empty default, so that a partial configuration works. */
export const siteConfigSchema = z.object({
  chatSocketUrl: anyText,
  customerServiceUrl: anyText,
  venueOrigins: z._default(z.record(z.array(z.string())), {}),
  downloads: z._default(
    z.object({
      android: anyText,
      ios: anyText,
      version: anyText,
      size: anyText,
    }),
    { android: '', ios: '', version: '', size: '' },
  ),
  features: z._default(z.record(z.boolean()), {}),
});

/** Notices: category 1 home, 2 finance, 3 venues. */
export const noticeListCall = defineCall({
  name: 'queryNoticeList',
  method: 'POST',
  path: '/site/api/v1/advertising/queryNoticeList',
  area: 'site',
  session: 'none',
  response: z.array(
    z.object({
      id: anyText,
      category: anyCount,
      title: z.string(),
      content: anyText,
      startTime: anyTime,
      endTime: anyTime,
      jumpUrl: anyText,
      sort: anyCount,
    }),
  ),
});

/** Advertisements of a position. jumpType 0 none, 1 same-site path, 2 https address in a new tab. */
export const stationAdsCall = defineCall({
  name: 'queryStationAdList',
  method: 'POST',
  path: '/act/api/v1/advertising/queryStationAdList',
  area: 'activity',
  session: 'none',
  response: z.array(
    z.object({
      id: z.string(),
      position: anyText,
      title: anyText,
      imageUrl: anyText,
      jumpType: anyCount,
      jumpUrl: anyText,
      sort: anyCount,
      startTime: anyTime,
      endTime: anyTime,
      /** Terms, one per line; empty if the platform has none. */
      content: anyText,
    }),
  ),
});

/** The floating icon; an empty list means none. */
export const suspensionIconCall = defineCall({
  name: 'suspensionIcon',
  method: 'POST',
  path: '/act/api/v1/activityShow/suspensionIcon',
  area: 'activity',
  session: 'none',
  response: z.array(
    z.object({
      id: z.string(),
      name: anyText,
      iconUrl: anyText,
      jumpType: anyCount,
      jumpUrl: anyText,
      closable: z._default(z.boolean(), true),
      sort: anyCount,
    }),
  ),
});

/** Pop-ups by priority; at most one is shown per visit. */
export const popInfoCall = defineCall({
  name: 'popInfo',
  method: 'POST',
  path: '/act/api/v1/memberTopActivity/popInfo',
  area: 'activity',
  session: 'optional',
  response: z.array(
    z.object({
      id: z.string(),
      title: anyText,
      imageUrl: anyText,
      content: anyText,
      jumpType: anyCount,
      jumpUrl: anyText,
      priority: anyCount,
      frequency: z._default(z.string(), 'once'),
    }),
  ),
});

/** Game categories and their venues: state 1 open, 2 under maintenance, 0 not open yet. */
export const namingListCall = defineCall({
  name: 'namingList',
  method: 'POST',
  path: '/site/api/v1/site/naming/list',
  area: 'site',
  session: 'none',
  response: z.array(
    z.object({
      category: z.string(),
      /** Empty: the site uses a name of its own. */
      name: anyText,
      /** Null while unknown. */
      venues: z._default(
        z.nullable(
          z.array(
            z.object({
              code: z.string(),
              /** Empty: the code is shown instead. */
              name: anyText,
              state: z.number(),
              iconUrl: anyText,
              maintainStart: z.optional(nullableTime),
              maintainEnd: z.optional(nullableTime),
            }),
          ),
        ),
        null,
      ),
    }),
    z.minLength(1),
  ),
});

/** Terminal report; the client does not wait for the response. */
export const webTerminalCall = defineCall({
  name: 'webTerminal',
  method: 'POST',
  path: '/site/api/v1/launcher/webTerminal',
  area: 'site',
  session: 'optional',
  response: z.unknown(),
});
