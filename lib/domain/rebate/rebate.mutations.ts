import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/command/command.mutations';
import { BusinessError, CancelledError, isCallError } from '@/lib/kit/http/errors';
import type { RebateClaim, RebateDay } from './rebate.model';
import { REBATE_KEY } from './rebate.queries';
import { askDelay, broken, claimOf, isOpenClaim } from './rebate.rules';
import { useRebateClaims } from './rebate.store';

/** What claims need from outside. */
export interface ClaimPorts extends CommandPorts {
  /** Answers what was paid, decimal text. `isSameSession`: whether the member is still logged in when the call is sent. */
  send(days: readonly string[], key: string, isSameSession: () => boolean): Promise<string>;
}

type Run = CommandRun<CommandContext, ClaimPorts>;

const claims = createCommand<RebateClaim, CommandContext, ClaimPorts>(
  {
    store: useRebateClaims,
    isOpen: isOpenClaim,
    async send(records, run) {
      await Promise.all(records.map((record) => ask(record, run)));
      return records.map(({ key }) => key);
    },
    delay: ({ asks }) => askDelay(asks),
    ask,
    invalidates: [MEMBER_KEY, REBATE_KEY, ['withdraw'], ['record']],
  },
  {
    ...BROWSER_PORTS,
    async send(days, key, isSameSession) {
      const { claimRebates } = await import('./rebate.api');
      if (!isSameSession()) throw new CancelledError();
      return claimRebates(days, key);
    },
  },
);

/**
 * Claims the rebates of some days once: while a claim of the member has no answer, that one is followed and nothing else is
 * sent. Resolves when its result is known; when the session ends first, it stays open for the member's next one.
 */
export async function startClaim(days: readonly RebateDay[], context: CommandContext, ports?: ClaimPorts): Promise<RebateClaim> {
  const run = claims.begin(context, ports);
  const draft = claimOf(days, run.ports.mint(), context.member);
  const claim = useRebateClaims.getState().openLike(draft) ?? (await claims.send([draft], run))[0]!;
  return isOpenClaim(claim) ? ((await claims.follow(claim.key, run)) ?? claim) : claim;
}

/** Follows what an earlier page of this member left without an answer. */
export const resumeClaims = claims.resume;

/** Sends the claim under its key, which moves money at most once. A lost answer never counts as refused. */
async function ask({ key }: RebateClaim, { ports, isSameSession }: Run): Promise<boolean> {
  const { update } = useRebateClaims.getState();
  const claim = update(key, (now) => ({ ...now, asks: now.asks + 1 }));
  if (!claim) return false;
  const next = await ports.send(claim.days, key, isSameSession).then(
    (total): RebateClaim => ({ ...claim, total, state: 'done' }),
    (error: unknown) => {
      if (!isCallError(error)) throw error;
      return broken(claim, error instanceof BusinessError ? error.code : null);
    },
  );
  update(key, () => next);
  return true;
}
