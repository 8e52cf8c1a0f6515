import { readContractCalls } from './calls/contract-calls';
import { checkChat } from './checks/chat.check';
import type { Check } from './checks/check';
import { checkConfig } from './checks/config.check';
import { checkGuard } from './checks/guard.check';
import { checkMember, closeSession, hasSession } from './checks/member.check';
import { checkSignature } from './checks/signature.check';
import { checkLaunches, checkMemberVenues, checkVenues, findMatch, guestLaunches } from './checks/venues.check';
import { checkVisitor, noPlatform } from './checks/visitor.check';
import { checkWrite } from './checks/write.check';
import { createFacts, isChosen } from './facts';
import { GROUPS, type Group, type Options } from './options';
import type { Step } from './report/finding';

const CHECKS: Readonly<Record<Group, Check>> = {
  visitor: checkVisitor,
  signature: checkSignature,
  config: checkConfig,
  launch: checkLaunches,
  venues: checkVenues,
  guard: checkGuard,
  member: checkMember,
  bets: checkMemberVenues,
  chat: checkChat,
  write: checkWrite,
};

/** Groups that need the member's session. */
const OF_MEMBERS: ReadonlySet<Group> = new Set(['member', 'bets', 'chat', 'write']);

/** Calls about a match on sale. */
const OF_MATCHES = ['matchTimeline', 'matchPast', 'oddsHistory'] as const;

/** Runs the chosen groups in order; `onStep` gets each step as it ends. Without a platform, only the first calls. */
export async function runConformance(options: Options, onStep: (step: Step) => void = () => undefined): Promise<readonly Step[]> {
  const facts = createFacts(options, await readContractCalls());
  const steps: Step[] = [];
  const adder =
    (group: string): Parameters<Check>[1] =>
    (step) => {
      const whole = { group, ...step };
      steps.push(whole);
      onStep(whole);
    };
  const missing = await noPlatform(facts);
  for (const step of missing) adder('visitor')(step);
  if (missing.length > 0) return steps;
  if (options.groups.includes('visitor') && OF_MATCHES.some((name) => isChosen(options, name))) facts.match = await findMatch(facts);
  for (const group of GROUPS.filter((name) => options.groups.includes(name))) {
    if (OF_MEMBERS.has(group)) {
      // Guest sessions are opened before the member's, which would replace them.
      if (group === 'bets') await guestLaunches(facts);
      if (!(await hasSession(facts)) && group === 'bets') continue;
    }
    await CHECKS[group](facts, adder(group));
  }
  await closeSession(facts, adder('member'));
  return steps;
}
