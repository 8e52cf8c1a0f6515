import type { FastifyInstance } from 'fastify';
import { supportPictureCall, supportUploadCall } from '@pavilion/contract/calls/support.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction } from '../../../kernel/db/database';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { route } from '../../member/call/route';
import { PICTURE_COPY } from '../../member/picture/picture.copy';
import { PICTURE_BODY_LIMIT, pictureOf } from '../../member/picture/received-picture';
import { findSupportPicture, storeSupportPicture } from './support-picture.store';
import { findTicket, openTicket } from './support.store';

/** Uploads of one address in a minute (real time). */
const PER_MINUTE = 30;

/** Pictures of a conversation: whoever has the ticket's key may add and read them. */
export function registerSupportPictureCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, real } = context;
  const uploads = createLimit(PER_MINUTE);
  context.onReset(uploads.clear);

  route(
    app,
    context,
    supportUploadCall,
    async ({ body, session, ip }) => {
      await uploads.take(ip);
      const picture = await pictureOf(body);
      const pictureId = await inTransaction(db, async (tx) => {
        const ticket = await openTicket(tx, body.ticketKey, { memberId: session?.memberId ?? null, now: clock.now() });
        return storeSupportPicture(tx, ticket.id, picture, real.now());
      });
      return { pictureId };
    },
    { bodyLimit: PICTURE_BODY_LIMIT },
  );

  route(app, context, supportPictureCall, async ({ body: { ticketKey, pictureId } }) => {
    const ticket = await findTicket(db, ticketKey);
    const picture = ticket && (await findSupportPicture(db, ticket.id, pictureId));
    if (!picture) throw new Rejection(CODE.common, PICTURE_COPY.missing);
    return picture;
  });
}
