import { pino } from 'pino';
import { bindLedger } from '../../sandbox/kernel/ledger/ledger-bound';
import { openLedger } from '../../sandbox/kernel/ledger/ledger';
import { readEnv } from '../../sandbox/kernel/env';
import { bets, type Bet } from '../../sandbox/modules/betting/order/bet.tables';
import { loadLegs } from '../../sandbox/modules/betting/order/bet.store';
import { placeBet } from '../../sandbox/modules/betting/order/place-bet';
import { createSettlement, startSettlementWorker } from '../../sandbox/modules/betting/order/settlement-worker';
import { countSettled } from '../../sandbox/modules/betting/stake-count/count-stakes';
import type { Context } from '../../sandbox/modules/context';
import { createMember } from '../../sandbox/modules/member/login/create-member';
import { getCreditedDeposits, getUsed } from '../../sandbox/modules/member/limit-use/limit-use.store';
import { openDatabase } from '../../sandbox/open';
import { createWorld } from '../../sandbox/world/world';

/** A bet without the data that only a venue's own call fills. */
type PlacedBet = Omit<Parameters<typeof placeBet>[1], 'relatedId' | 'content' | 'remark' | 'oddsFormat'>;

/**
 * The real world on a clock that `pass` moves, with a ledger and settlement workers, without a server. The delay of bets in play is
 * real time; here it passes with the world's. Only for child processes: modules of the sandbox use `import.meta`.
 */
export async function openSettlingWorld(seed: string, start: number) {
  let now = start;
  const world = createWorld({ seed, clock: { now: () => now }, control: () => [] });
  const database = await openDatabase(readEnv({ ...process.env, SANDBOX_DIR: 'memory' }, process.cwd()), true);
  const { db } = database;
  await openLedger(db);
  const context = {
    db,
    world,
    ledger: bindLedger(() => now),
    log: pino({ level: 'error' }, pino.destination(2)),
    clock: { now: () => now, state: () => ({ mode: 'run', worldAt: now, realAt: 0, speed: 1 }) },
    real: { now: Date.now, decisions: Date.now },
    countSettled,
    limitUse: { getUsed, getCreditedDeposits },
  } as unknown as Context;
  return {
    world,
    db,
    context,
    now: () => now,
    pass(ms: number): void {
      now += ms;
    },
    startSettler: () => startSettlementWorker({ ...context, settle: createSettlement(context, () => Date.now() + now - start) }),
    addMember: async (userName: string, balance: bigint): Promise<string> =>
      (await createMember(context, { userName, password: 'x', knownSecrets: true, balance }))!.id,
    place: (bet: PlacedBet): Promise<Bet> => placeBet(context, { ...bet, relatedId: null, content: '', remark: '', oddsFormat: 1 }),
    allBets: async (): Promise<Bet[]> => loadLegs(db, await db.select().from(bets)),
    close: () => database.close(),
  };
}
