import type { FastifyInstance } from 'fastify';
import {
  namingListCall,
  noticeListCall,
  popInfoCall,
  preInfoCall,
  secCall,
  siteConfigSchema,
  stationAdsCall,
  suspensionIconCall,
  vvPrettyCall,
  webTerminalCall,
} from '@pavilion/contract/calls/site.calls';
import { chatAddress } from '../../community/chat/chat-server';
import { VENUE_CODES } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import type { Context } from '../../context';
import { route } from '../../member/call/route';
import { CUSTOMER_SERVICE_URL, preInfoOf } from './site-config';
import { ADS, CATEGORIES, NOTICES, POP_UPS, SUSPENSION_ICONS } from './site.copy';
import { VENUE_NAME } from '../../betting/venue/venue.copy';
import { STUDIO_VENUES } from '../../community/game/game-catalog';
import { gameOrigin } from '../../community/game/game-origin';
import { originOf } from '../../../kernel/http/public-host';
import { venueState } from '../../community/game/game-state';
import { SEC, encryptPretty } from '../../betting/launch/vv-pretty';
import { DAY } from '../../../kernel/clock/calendar';

/** ISO time of the beginning of the world's UTC day, some days ago: it stays the same all day, so responses can be compared. */
function dayStart(now: number, daysAgo: number): string {
  return new Date((Math.floor(now / DAY) - daysAgo) * DAY).toISOString();
}

/** Configuration, notices, ads, categories. */
export function registerSiteCalls(app: FastifyInstance, context: Context): void {
  const { clock, env } = context;

  route(app, context, preInfoCall, ({ ip }) => preInfoOf(context, ip));
  route(app, context, secCall, () => SEC);
  route(app, context, vvPrettyCall, ({ request }) =>
    encryptPretty(
      z.parse(siteConfigSchema, {
        chatSocketUrl: chatAddress(env, request.headers),
        venueOrigins: Object.fromEntries([
          ...VENUE_CODES.map((code) => [code, [originOf(env, code, request.headers)]]),
          ...STUDIO_VENUES.map((venue) => [venue, [gameOrigin(env, request.headers)]]),
        ]),
        customerServiceUrl: CUSTOMER_SERVICE_URL,
        downloads: { version: '2.0.0' },
        features: { chat: true, shareBet: true, luckyFlip: false, demo: true },
      }),
    ),
  );

  route(app, context, noticeListCall, ({ body }) =>
    NOTICES.filter((notice) => notice.category === body.category).map(({ daysAgo, ...notice }, index) => ({
      ...notice,
      startTime: dayStart(clock.now(), daysAgo),
      endTime: null,
      sort: index + 1,
    })),
  );

  route(app, context, stationAdsCall, ({ body }) =>
    ADS.filter((ad) => ad.position === body.position).map((ad, index) => ({
      content: '',
      ...ad,
      jumpType: 1,
      sort: index + 1,
      startTime: dayStart(clock.now(), 1),
      endTime: null,
    })),
  );

  route(app, context, suspensionIconCall, ({ body }) => (body.displayEquipment === '1' ? [...SUSPENSION_ICONS] : []));
  route(app, context, popInfoCall, () => [...POP_UPS]);

  route(app, context, namingListCall, () => [
    {
      category: 'TY',
      name: '体育',
      venues: [
        ...Object.entries(VENUE_NAME).map(([code, name]) => ({ code, name, state: 1, iconUrl: '' })),
        { code: 'V188', name: '188体育', ...venueState(context, 'V188'), iconUrl: '' },
      ],
    },
    ...CATEGORIES.map(({ venues, ...category }) => ({
      ...category,
      venues: venues.map((venue) => ({ ...venue, ...venueState(context, venue.code), iconUrl: '' })),
    })),
  ]);

  route(app, context, webTerminalCall, () => true);
}
