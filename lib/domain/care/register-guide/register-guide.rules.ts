import type { RealNameState } from '@/lib/domain/member/security/real-name.model';
import { pathWithBack, route } from '@/lib/routes';

export type GuideStepId = 'realName' | 'payee' | 'deposit';
export type GuideState = 'done' | 'waiting' | 'rejected' | 'todo';

export interface GuideStep {
  id: GuideStepId;
  state: GuideState;
}

/** The guide, entered with the path to go to afterwards. */
export function guidePath(redirect: string): string {
  return `${route('/registerGuide')}?redirect=${encodeURIComponent(redirect)}`;
}

/** The three steps as the platform has them. */
export function guideSteps(facts: {
  name: RealNameState;
  payees: readonly { state: string | null }[];
  /** `done` once a deposit was credited, `open` while one is pending. */
  deposit: 'done' | 'open' | 'none';
}): readonly GuideStep[] {
  const name = ({ none: 'todo', reviewing: 'waiting', verified: 'done', rejected: 'rejected' } as const)[facts.name];
  const isBound = facts.payees.some(({ state }) => state === 'active');
  const isReviewed = facts.payees.some(({ state }) => state === 'reviewing');
  return [
    { id: 'realName', state: name },
    { id: 'payee', state: isBound ? 'done' : isReviewed ? 'waiting' : 'todo' },
    { id: 'deposit', state: facts.deposit === 'done' ? 'done' : facts.deposit === 'open' ? 'waiting' : 'todo' },
  ];
}

/** Address where a step is done; it leads back to `here`. */
export function stepPath(id: GuideStepId, here: string): string {
  const path = {
    realName: route('/mine/userInfo/authentication'),
    payee: route('/mine/userInfo/authentication/bindBankCard'),
    deposit: route('/mine/finance/deposit'),
  }[id];
  return pathWithBack(path, here);
}
