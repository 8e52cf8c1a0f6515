import type { Context } from '../../context';
import { createJob, forEachDue, type Job } from '../../../kernel/jobs/job';
import type { MallOrder, MallState } from './mall.tables';
import { moveOrder, listOrdersOnWay } from './mall.store';

const INTERVAL_MS = 1_000;

/** A parcel's steps, with the state before each. */
export type ParcelStep = 'pack' | 'ship' | 'deliver';
const STEPS: Readonly<Record<ParcelStep, { from: MallState; to: MallState; stamp: 'packedAt' | 'shippedAt' | 'endedAt' }>> = {
  pack: { from: 'placed', to: 'packed', stamp: 'packedAt' },
  ship: { from: 'packed', to: 'shipped', stamp: 'shippedAt' },
  deliver: { from: 'shipped', to: 'delivered', stamp: 'endedAt' },
};

/** Real ms that a parcel stays in a state before its next step. */
export const STEP_MS: Readonly<Record<ParcelStep, number>> = { pack: 30_000, ship: 20_000, deliver: 30_000 };
const NEXT: Readonly<Partial<Record<MallState, ParcelStep>>> = { placed: 'pack', packed: 'ship', shipped: 'deliver' };

type Sending = Pick<Context, 'db' | 'clock' | 'real' | 'log'>;

/** Moves a parcel one step further, once; undefined when it has another state by now. */
export function moveParcel(
  { db, clock, real }: Pick<Sending, 'db' | 'clock' | 'real'>,
  id: bigint,
  step: ParcelStep,
): Promise<MallOrder | undefined> {
  const { from, to, stamp } = STEPS[step];
  return moveOrder(db, id, [from], { state: to, [stamp]: Math.trunc(clock.now()), stateReal: real.decisions() });
}

/** Moves parcels that have waited long enough. */
async function moveDue(context: Sending): Promise<void> {
  const steps = (await listOrdersOnWay(context.db)).flatMap(({ id, state, stateReal }) => {
    const step = NEXT[state];
    return step === undefined || stateReal + STEP_MS[step] > context.real.decisions() ? [] : [{ id, step }];
  });
  await forEachDue(
    context,
    steps,
    ({ id, step }) => moveParcel(context, id, step),
    ({ id }) => ({ mallOrder: String(id) }),
  );
}

/** Packs, ships and delivers parcels. */
export function startParcels(context: Sending): Job {
  return createJob(context, { name: 'parcels', every: INTERVAL_MS, run: () => moveDue(context) });
}
