import type { FastifyInstance } from 'fastify';
import { pictureCall, pictureUploadCall } from '@pavilion/contract/calls/picture.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../call/route';
import { PICTURE_COPY } from './picture.copy';
import { PICTURE_BODY_LIMIT, pictureOf } from './received-picture';
import { findPicture, storePicture } from './picture.store';

/** Uploads of one member in a minute (real time). */
const PER_MINUTE = 20;

/** Pictures of members: stored once, returned to the member who stored them. */
export function registerPictureCalls(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const uploads = createLimit(PER_MINUTE);
  context.onReset(uploads.clear);

  route(
    app,
    context,
    pictureUploadCall,
    async ({ body, session }) => {
      await uploads.take(session!.memberId);
      const picture = await pictureOf(body);
      const id = await inTransaction(db, (tx) => storePicture(tx, session!.memberId, picture, context.real.now()));
      return { pictureId: id };
    },
    { bodyLimit: PICTURE_BODY_LIMIT },
  );

  route(app, context, pictureCall, async ({ body, session }) => {
    const picture = await findPicture(db, session!.memberId, body.pictureId);
    if (!picture) throw new Rejection(CODE.common, PICTURE_COPY.missing);
    return picture;
  });
}
