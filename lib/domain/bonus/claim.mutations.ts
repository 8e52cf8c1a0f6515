import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/command/command.mutations';
import { BusinessError, CancelledError } from '@/lib/kit/http/errors';
import { BONUS_KEY } from './bonus.queries';
import { isOpenClaim, type ClaimRecord, type ClaimTarget } from './claim.model';
import { claimDelay, failedClaim } from './claim.rules';
import { useClaims } from './claim.store';

/** What claims need from outside. */
export interface ClaimPorts extends CommandPorts {
  /** `isSameSession`: whether the member is still logged in when the call is sent. */
  send(record: ClaimRecord, isSameSession: () => boolean): Promise<Pick<ClaimRecord, 'state' | 'amount'>>;
}

type Run = CommandRun<CommandContext, ClaimPorts>;

const claims = createCommand<ClaimRecord, CommandContext, ClaimPorts>(
  {
    store: useClaims,
    isOpen: isOpenClaim,
    async send(records, run) {
      await Promise.all(records.map((record) => ask(record, run)));
      return records.map(({ key }) => key);
    },
    delay: ({ asks }) => claimDelay(asks),
    ask,
    invalidates: [BONUS_KEY, ['coupon'], MEMBER_KEY, ['record'], ['withdraw']],
  },
  {
    ...BROWSER_PORTS,
    async send({ target, id, key }, isSameSession) {
      const [bonus, coupon] = await Promise.all([import('./bonus.api'), import('@/lib/domain/coupon/coupon.api')]);
      if (!isSameSession()) throw new CancelledError();
      if (target === 'coupon') return { state: 'done', amount: (await coupon.creditCoupon(id, key)) ?? '' };
      const { state, amount } = await bonus.claimBonus(id, key);
      return { state: state === 'reviewing' ? 'reviewing' : 'done', amount };
    },
  },
);

/** The key of one decision to claim: created when the terms are shown, unchanged by repeats. */
export const newClaimKey = BROWSER_PORTS.mint;

/**
 * Claims once: a second tap on the same claim joins the first. Resolves when its result is known; until then the store has its
 * state. When the session ends first, it stays open for the member's next one.
 */
export async function startClaim(
  { target, id, key }: { target: ClaimTarget; id: string; key: string },
  context: CommandContext,
  ports?: ClaimPorts,
): Promise<ClaimRecord> {
  const run = claims.begin(context, ports);
  const draft: ClaimRecord = { key, member: context.member, target, id, state: 'waiting', asks: 0, amount: '', message: '' };
  const record = useClaims.getState().openLike(draft) ?? (await claims.send([draft], run))[0]!;
  return isOpenClaim(record) ? ((await claims.follow(record.key, run)) ?? record) : record;
}

/** Follows what an earlier page of this member left without an answer. */
export const resumeClaims = claims.resume;

/** Sends the claim under its key, which the platform executes once. A lost answer never counts as failed. */
async function ask({ key }: ClaimRecord, { ports, isSameSession }: Run): Promise<boolean> {
  const { update } = useClaims.getState();
  const record = update(key, (now) => ({ ...now, asks: now.asks + 1 }));
  if (!record) return false;
  const next = await ports.send(record, isSameSession).then(
    (result): ClaimRecord => ({ ...record, ...result }),
    (error: unknown) => failedClaim(record, error instanceof BusinessError ? error : null),
  );
  update(key, () => next);
  return true;
}
