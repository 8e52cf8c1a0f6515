import type { FastifyInstance } from 'fastify';
import {
  ALERT_KINDS,
  alertNewsCall,
  alertSaveCall,
  alertSettingCall,
  pushAddCall,
  pushRemoveCall,
} from '@pavilion/contract/calls/alert.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { lockMember } from '../account/member';
import { route } from '../call/route';
import { lockSession, rejectEnded, type Session } from '../session/session';
import { PUSH_COPY } from './alert.copy';
import { findAlertEvents, NEWS_MS } from './alert-events';
import { isAlertWanted } from './alert.rules';
import { getAlertSetting, saveChoices, saveQuiet } from './alert.store';
import { isPushEndpoint } from './push-host.rules';
import { pushKeysOf } from './push-keys';
import { addSubscription, isSubscribed, removeSubscription } from './push.store';

/** Newest events that a page is told. */
const LISTED = 50;

/** The member's choice of alerts, and the browsers that receive them. */
export function registerAlertCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, env } = context;

  async function view(of: Db | Tx, { memberId, tokenHash }: Session) {
    const { kinds, quiet } = await getAlertSetting(of, memberId);
    return {
      kinds: ALERT_KINDS.map((kind) => ({ kind, ...kinds[kind] })),
      quiet,
      pushKey: pushKeysOf(context).publicKey,
      isPushed: await isSubscribed(of, tokenHash),
    };
  }

  route(app, context, alertSettingCall, ({ session }) => view(db, session!));

  route(app, context, alertSaveCall, ({ body: { kinds = [], quiet }, session }) =>
    inTransaction(db, async (tx) => {
      const { memberId } = session!;
      await lockMember(tx, memberId);
      await saveChoices(tx, memberId, kinds);
      if (quiet) await saveQuiet(tx, memberId, quiet);
      return view(tx, session!);
    }),
  );

  route(app, context, alertNewsCall, async ({ session }) => {
    const { memberId } = session!;
    const now = Math.trunc(clock.now());
    const setting = await getAlertSetting(db, memberId);
    const events = await findAlertEvents(context, { members: [memberId], since: now - NEWS_MS, now });
    const list = events
      .filter(({ kind, at }) => isAlertWanted(setting, 'inSite', kind, at) && isAlertWanted(setting, 'inSite', kind, now))
      .toSorted((a, b) => a.at - b.at)
      .slice(-LISTED);
    return {
      list: list.map(({ key, kind, text, pageText, path, at }) => ({
        id: key,
        kind,
        text: pageText ?? text,
        path,
        time: new Date(at).toISOString(),
      })),
    };
  });

  route(app, context, pushAddCall, async ({ body: { endpoint, p256dh, auth }, session }) => {
    if (!isPushEndpoint(endpoint, env.pushOrigins)) throw new Rejection(CODE.validation, PUSH_COPY.service, { field: 'endpoint' });
    const { memberId, tokenHash } = session!;
    const added = await inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      // A session that ends at this moment leaves no subscription behind.
      if (!(await lockSession(tx, tokenHash))) return null;
      const madeAt = Math.trunc(clock.now());
      await addSubscription(tx, { memberId, sessionHash: tokenHash, endpoint, p256dh, auth, madeAt });
      return view(tx, session!);
    });
    return added ?? rejectEnded(db, tokenHash);
  });

  route(app, context, pushRemoveCall, async ({ session }) => {
    await removeSubscription(db, session!.tokenHash);
    return view(db, session!);
  });
}
