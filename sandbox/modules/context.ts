import type { Logger } from 'pino';
import type { LIMIT_KINDS, LIMIT_PERIODS } from '@pavilion/contract/calls/limit.calls';
import type { Db, Tx } from '../kernel/db/database';
import type { SettingsStore } from '../kernel/db/settings.store';
import type { Ledger } from '../kernel/ledger/ledger-bound';
import type { Venues } from './venue';
import type { Clock, ClockChange } from '../kernel/clock/clock';
import type { ControlEvent, World } from '../world/engine/world.model';
import type { CallLimit } from '../kernel/http/call-limit';
import type { SandboxEnv } from '../kernel/env';
import type { Faults } from '../kernel/faults/faults';
import type { RealClock } from '../kernel/clock/real-clock';

/** Sums that a member's own limits are compared with. `at`: world ms within the window. */
export interface LimitUse {
  /** The used part of every limit, read at one moment: minor units; for `time` whole minutes. */
  getUsed(
    db: Db | Tx,
    memberId: string,
    at: number,
  ): Promise<(limit: { kind: (typeof LIMIT_KINDS)[number]; period: (typeof LIMIT_PERIODS)[number] }) => bigint>;
  /** Deposits credited in the window: minor units. */
  getCreditedDeposits(db: Db | Tx, memberId: string, period: (typeof LIMIT_PERIODS)[number], at: number): Promise<bigint>;
}

/**
 * Services for every part of the sandbox. Made once, in `create-context.ts`. It imports nothing of the modules: a service whose
 * type is a module's is declared by the module that provides it (`declare module`).
 */
export interface Context {
  env: SandboxEnv;
  /** Seed of the world: whoever knows it knows every result. */
  seed: string;
  db: Db;
  /** World time: every time in a response. Signatures, sessions and limits use the machine's time instead (contract §6). */
  clock: Clock;
  /** The clock that measures the platform's own delays: bets in play, the bank, captchas, text messages, paces. */
  real: RealClock;
  world: World;
  venues: Venues;
  ledger: Ledger;
  faults: Faults;
  log: Logger;
  settings: SettingsStore;
  /** Rejects calls of a session or member that come too often. */
  callLimit: CallLimit;
  limitUse: LimitUse;
  /** Counts a call of a member as time spent here. */
  noteActivity(memberId: string): Promise<void>;
  /** Stores a tester's change to a match; the world sees it at once. */
  addEvent(event: ControlEvent): Promise<void>;
  /** Settles bets that have ended by now; returns the number of bets settled. */
  settle(): Promise<number>;
  /** Settles as `settle`, and has the bank check its payments: everything due now is done when this resolves. */
  decide(): Promise<void>;
  /** Called after sessions were ended: the chat closes their connections, at every process. */
  sessionsEnded(): Promise<void>;
  /** Returns to the seed state (contract §6); `change` is made to the clock before any response from the new data. */
  reset(change?: ClockChange): Promise<void>;
  /** True if a reset has replaced the data of this epoch; waits for a reset that is running. */
  isReplaced(epoch: string | undefined): Promise<boolean>;
  /** Loads at once the changes of testers at other processes on the database. */
  catchUp(): Promise<void>;
  /** Called at every reset, for state in memory. */
  onReset(listener: () => void): void;
}
