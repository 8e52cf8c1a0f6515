import type { Requests } from '../request';
import * as z from '../schema';

export const launchRequests = {
  venueLaunch: {
    about: 'Opens a session at a venue; without a token, a guest session that can only read.',
    request: z.object({
      enName: z.string(),
      appSendMoney: z.number(),
      activity: z.string(),
      gameCode: z.string(),
      https: z.number(),
      isApp: z.number(),
      isSure: z.number(),
      isPreload: z.number(),
      isManualLaunch: z.number(),
      siteId: z.number(),
      temporaryParam: z.string(),
    }),
  },
} satisfies Requests;
