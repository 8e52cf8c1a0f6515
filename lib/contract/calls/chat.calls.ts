import { defineCall } from '../call';
import { chatMessageSchema } from '../chat.wire';
import * as z from '../schema';

/** Earlier messages of a room, oldest first. The signature's area is site. */
export const chatHistoryCall = defineCall({
  name: 'chatHistory',
  method: 'POST',
  path: '/stream/api/v1/history',
  area: 'site',
  session: 'optional',
  about: 'Messages of a chat room before one of them, oldest first; an empty beforeId asks for the newest.',
  request: z.object({
    roomId: z.string(z.minLength(1), z.maxLength(32)),
    pageSize: z.number(z.int(), z.gte(1), z.lte(100)),
    beforeId: z.string(z.maxLength(32)),
  }),
  answer: z.object({
    list: z.array(chatMessageSchema),
    hasMore: z._default(z.boolean(), false),
  }),
});
