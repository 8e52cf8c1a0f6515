import type { Group } from '../../bin/conformance/options';
import type { AlterFrame, AlterRule } from './altering-proxy';

export type Upstream = 'platform' | 'FBTY' | 'OBTY' | 'IMTY';

/** A platform that breaks the contract in one place, and the sentence that must report it. */
export interface SeededFault {
  name: string;
  at: Upstream | 'chat';
  group: Group;
  /** Platform calls that are made, in place of all of the group. */
  calls?: readonly string[];
  rule?: AlterRule;
  frame?: AlterFrame;
  sentence: string | RegExp;
  /** A warning leaves the exit code 0. */
  level?: 'warning';
  /** Logs in by name and password, in place of an existing session. */
  login?: true;
  /** ms per request. */
  timeout?: number;
}

export const SITE = '/site/api/v1';
/** A fault of one call of a platform or venue. */
export const of =
  (at: Upstream, group: Group) =>
  (name: string, call: string, alter: AlterRule['alter'], sentence: string | RegExp, more: Partial<SeededFault> = {}): SeededFault => ({
    name,
    at,
    group,
    rule: { call, alter },
    sentence,
    ...more,
  });
