import { defineCall } from '../call';
import * as z from '../schema';
import { empty, nullableTime, timeText } from '../wire';

export const preInfoSchema = z.object({
  SiteBaseConfigVo: z.object({ title: z.string(), webLogoTitleUrl: z._default(z.string(), '') }),
  address: z._default(z.nullable(z.string()), ''),
  disablePhones: z._default(z.array(z.string()), []),
  globePhoneNumber: z._default(z.nullable(z.string()), ''),
  ip: z._default(z.nullable(z.string()), ''),
  maintainConfig: z.object({
    status: z.number(),
    startTime: z._default(nullableTime, null),
    endTime: z._default(nullableTime, null),
    reason: z._default(z.nullable(z.string()), ''),
  }),
  siteFestivalSkin: z._default(z.nullable(z.object({ brand: z.string(), headerImage: z._default(z.string(), '') })), null),
  siteVideoActiveUrl: z._default(z.nullable(z.string()), ''),
  siteVideoSkinOpen: z._default(z.boolean(), false),
  stopLogin: z._default(z.boolean(), false),
  stopRegister: z._default(z.boolean(), false),
});

/** Site pre-info (spec §3, §7): title, logo, maintenance, closed features. */
export const preInfoCall = defineCall({
  name: 'preInfo',
  method: 'POST',
  path: '/site/api/v1/configuration/preInfo',
  area: 'site',
  session: 'none',
  about: 'Site configuration that every page needs: title, logo, maintenance, closed functions.',
  request: z.object({ platformType: z.number(), timeout: z.optional(z.number()) }),
  answer: preInfoSchema,
});

/** The encrypted site configuration (contract §2.7). */
export const vvPrettyCall = defineCall({
  name: 'vvPretty',
  method: 'GET',
  path: '/site/api/v1/configuration/vvPretty',
  area: 'site',
  session: 'none',
  about: 'Encrypted configuration: venue origins, chat address, downloads, features.',
  request: empty,
  answer: z.string(),
});

/** Key and iv of vvPretty. */
export const secCall = defineCall({
  name: 'sec',
  method: 'GET',
  path: '/site/api/v1/sec/3001',
  area: 'site',
  session: 'none',
  about: 'Key and iv that decrypt vvPretty.',
  request: empty,
  answer: z.object({ key: z.string(z.length(32)), iv: z.string(z.length(16)) }),
});

/** Decrypted content of vvPretty. Every part has an empty default, so that a partial configuration still works. */
export const siteConfigSchema = z.object({
  chatSocketUrl: z._default(z.string(), ''),
  customerServiceUrl: z._default(z.string(), ''),
  venueOrigins: z._default(z.record(z.array(z.string())), {}),
  downloads: z._default(
    z.object({
      android: z._default(z.string(), ''),
      ios: z._default(z.string(), ''),
      version: z._default(z.string(), ''),
      size: z._default(z.string(), ''),
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
  about: 'Notices of one category, in order.',
  request: z.object({ category: z.number() }),
  answer: z.array(
    z.object({
      id: z.string(),
      category: z.number(),
      title: z.string(),
      content: z.string(),
      startTime: timeText,
      endTime: nullableTime,
      jumpUrl: z._default(z.string(), ''),
      sort: z._default(z.number(), 0),
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
  about: 'Banners of a position.',
  request: z.object({ position: z.string(), platformType: z.number() }),
  answer: z.array(
    z.object({
      id: z.string(),
      position: z.string(),
      title: z.string(),
      imageUrl: z._default(z.string(), ''),
      jumpType: z.number(),
      jumpUrl: z._default(z.string(), ''),
      sort: z._default(z.number(), 0),
      startTime: timeText,
      endTime: nullableTime,
      /** Terms, one per line; empty where the platform has none. */
      content: z._default(z.string(), ''),
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
  about: 'The floating icon of the home page.',
  request: z.object({ displayEquipment: z.string() }),
  answer: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      iconUrl: z._default(z.string(), ''),
      jumpType: z.number(),
      jumpUrl: z._default(z.string(), ''),
      closable: z._default(z.boolean(), true),
      sort: z._default(z.number(), 0),
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
  about: 'Pop-ups of a visit, by priority.',
  request: empty,
  answer: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      imageUrl: z._default(z.string(), ''),
      content: z._default(z.string(), ''),
      jumpType: z.number(),
      jumpUrl: z._default(z.string(), ''),
      priority: z._default(z.number(), 0),
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
  about: 'Categories and venues with their state.',
  request: empty,
  answer: z.array(
    z.object({
      category: z.string(),
      name: z.string(),
      venues: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          state: z.number(),
          iconUrl: z._default(z.string(), ''),
          maintainStart: z.optional(nullableTime),
          maintainEnd: z.optional(nullableTime),
        }),
      ),
    }),
  ),
});

/** Terminal report; the client does not wait for the answer. */
export const webTerminalCall = defineCall({
  name: 'webTerminal',
  method: 'POST',
  path: '/site/api/v1/launcher/webTerminal',
  area: 'site',
  session: 'optional',
  about: 'Reports the terminal of a visit; a failure has no visible effect.',
  request: z.object({ terminal: z.string(), deviceType: z.number(), path: z.string(), referer: z.string() }),
  answer: z.unknown(),
});
