import * as z from '@pavilion/contract/schema';
import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { IDEMPOTENT_FIELDS } from '@/lib/domain/money/command/idempotent.model';
import { isUnresolved, restartAsUnknown } from '@/lib/domain/money/command/idempotent.rules';
import type { RoomGiftSend } from './room-gift.model';

/** Gifts to rooms: the open one of a member, and ended ones of this page. */
export const useRoomGiftSends = createCommandStore<RoomGiftSend>({
  name: 'chatGiftSends',
  version: 1,
  schema: z.object({
    ...IDEMPOTENT_FIELDS,
    roomId: z.string(z.minLength(1), z.maxLength(32)),
    giftId: z.string(z.minLength(1), z.maxLength(32)),
    version: z.number(),
    price: z.number(),
    name: z.string(z.maxLength(20)),
    count: z.number(z.int(), z.gte(1), z.lte(99)),
    state: z.enum(['waiting', 'unknown', 'done', 'changed', 'rejected']),
    field: z.nullable(z.enum(['price', 'vipLevel', 'speak', 'range', 'limit', 'room'])),
    message: z.string(),
  }),
  subjectOf: ({ member }) => member,
  isOpen: isUnresolved,
  restart: restartAsUnknown,
});
