import type { COOLING_TERMS, EXCLUSION_TERMS } from '@pavilion/contract/calls/limit.calls';
import { CODE } from '@pavilion/contract/codes';
import type { Tx } from '../../../kernel/db/database';
import { Rejection } from '../../../kernel/http/rejection';
import { forgetExclusion } from './exclusion';
import { LIMIT_COPY } from './limit.copy';
import { WAIT_MS, endOfTerm, pauseAt } from './limit.rules';
import { addChange, findPause, savePause } from './limit.store';

type WantedPause =
  | { kind: 'cooling'; term: (typeof COOLING_TERMS)[number] }
  | { kind: 'exclusion'; term: (typeof EXCLUSION_TERMS)[number] };

/**
 * Begins a pause, under `lockMember`. One in force can be made longer, and a cooling-off an exclusion.
 * @throws Rejection 10001 when it would be shortened.
 */
export async function startPause(tx: Tx, memberId: string, { kind, term }: WantedPause, at: number): Promise<void> {
  const current = pauseAt(await findPause(tx, memberId), at);
  const endsAt = endOfTerm(term, at);
  if (current && (endsAt <= current.endsAt || (current.kind === 'exclusion' && kind === 'cooling'))) {
    throw new Rejection(CODE.common, LIMIT_COPY.longer);
  }
  await savePause(tx, memberId, { kind, beganAt: at, endsAt, liftAt: null });
  await addChange(tx, { memberId, kind, from: null, to: term, state: 'in-force', at, since: at });
}

/**
 * Ends an exclusion after its end, under `lockMember`: `ask`, then 24 hours, then `confirm`; `keep` withdraws the request.
 * @throws Rejection 10001 before its end, without the request, or within the 24 hours (data.readyTime).
 */
export async function endExclusion(tx: Tx, memberId: string, step: 'ask' | 'confirm' | 'keep', at: number): Promise<void> {
  const row = await findPause(tx, memberId);
  const current = pauseAt(row, at);
  if (current?.kind !== 'exclusion') throw new Rejection(CODE.common, LIMIT_COPY.noExclusion);
  if (at < current.endsAt) throw new Rejection(CODE.common, LIMIT_COPY.notOver(current.endsAt));
  const liftAt = row?.liftAt ?? null;
  switch (step) {
    case 'keep':
      return savePause(tx, memberId, { liftAt: null });
    case 'ask':
      return liftAt === null ? savePause(tx, memberId, { liftAt: at + WAIT_MS }) : undefined;
    case 'confirm':
      if (liftAt === null) throw new Rejection(CODE.common, LIMIT_COPY.notRequested);
      if (at < liftAt) throw new Rejection(CODE.common, LIMIT_COPY.early(liftAt), { readyTime: new Date(liftAt).toISOString() });
      await savePause(tx, memberId, { kind: null, beganAt: null, endsAt: null, liftAt: null });
      await forgetExclusion(tx, memberId);
      return addChange(tx, { memberId, kind: 'exclusion', from: 'ended', to: null, state: 'in-force', at, since: at });
  }
}

/** Text of an interval in the history; null = off. */
const textOf = (minutes: number) => (minutes === 0 ? null : String(minutes));

/** Sets the interval of reality checks; 0 = off. */
export async function setReality(tx: Tx, memberId: string, minutes: number, at: number): Promise<void> {
  const before = (await findPause(tx, memberId))?.realityMinutes ?? 0;
  if (before === minutes) return;
  await savePause(tx, memberId, { realityMinutes: minutes });
  await addChange(tx, { memberId, kind: 'reality', from: textOf(before), to: textOf(minutes), state: 'in-force', at, since: at });
}
