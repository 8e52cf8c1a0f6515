import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';

export const siteRequests = {
  preInfo: {
    about: 'Site configuration that every page needs: title, logo, maintenance, closed functions.',
    request: z.object({ platformType: z.number(), timeout: z.optional(z.number()) }),
  },
  vvPretty: {
    about: 'Encrypted configuration: venue origins, chat address, downloads, features.',
    request: empty,
  },
  sec: {
    about: 'Key and iv that decrypt vvPretty.',
    request: empty,
  },
  queryNoticeList: {
    about: 'Notices of one category, in order.',
    request: z.object({ category: z.number() }),
  },
  queryStationAdList: {
    about: 'Banners of a position.',
    request: z.object({ position: z.string(), platformType: z.number() }),
  },
  suspensionIcon: {
    about: 'The floating icon of the home page.',
    request: z.object({ displayEquipment: z.string() }),
  },
  popInfo: {
    reads: true,
    about: 'Pop-ups of a visit, by priority.',
    request: empty,
  },
  namingList: {
    about: 'Categories and venues with their state; at least one category is required, or the site uses the last ones.',
    request: empty,
  },
  webTerminal: {
    reads: true,
    about: 'Reports the terminal of a visit; a failure has no visible effect.',
    request: z.object({ terminal: z.string(), deviceType: z.number(), path: z.string(), referer: z.string() }),
  },
} satisfies Requests;
