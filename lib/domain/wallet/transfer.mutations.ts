import type { QueryClient } from '@tanstack/react-query';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import { newUuid } from '@/lib/kit/browser/uuid';
import { BusinessError, CancelledError } from '@/lib/kit/http/errors';
import { currentToken } from '@/lib/platform/token';
import { answered, askDelay, broken, isOpen, openRecord, sameOrder } from './transfer.rules';
import { useTransfers } from './transfer.store';
import type { VenueTransfer, TransferRequest, TransferRecord } from './wallet.model';

/** What moving needs from outside. */
export interface TransferPorts {
  /** `session`: who must still be there when it leaves. */
  send(order: TransferRequest, key: string, session: string | null): Promise<readonly VenueTransfer[]>;
  /** The session held now. */
  session(): string | null;
  mint(): string;
  wait(ms: number): Promise<void>;
}

const BROWSER: TransferPorts = {
  send: async (order, key, session) => {
    const { sendTransfer } = await import('./wallet.api');
    // Under another member's session the same key would move another member's money.
    if (currentToken() !== session) throw new CancelledError();
    return sendTransfer(order, key);
  },
  session: currentToken,
  mint: newUuid,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

export interface TransferContext {
  /** The member's id: a record belongs to one member. */
  member: string;
  queryClient: QueryClient;
}

const inFlight = new Map<string, Promise<TransferRecord>>();

/**
 * Carries an intent out, once: a second tap on the same one is the first. Resolves when it is known what became of it; until
 * then the store tells. An answer that is lost is asked for under the same key and never called failed; when the session
 * ends meanwhile it stays open for the member's next one.
 */
export function startTransfer(order: TransferRequest, context: TransferContext, ports = BROWSER): Promise<TransferRecord> {
  const { records, add } = useTransfers.getState();
  const open = records.find((record) => record.member === context.member && isOpen(record) && sameOrder(record.order, order));
  if (open) return follow(open, context, ports, false);
  const record = openRecord(order, ports.mint(), context.member);
  // Kept before anything is sent.
  add(record);
  return follow(record, context, ports, true);
}

/** Takes up what an earlier page of this member left without an answer. */
export function resumeTransfers(context: TransferContext, ports = BROWSER): void {
  for (const record of useTransfers.getState().records) {
    if (record.member === context.member && isOpen(record)) void follow(record, context, ports, false);
  }
}

function follow(record: TransferRecord, context: TransferContext, ports: TransferPorts, fresh: boolean): Promise<TransferRecord> {
  const running = inFlight.get(record.key);
  if (running) return running;
  const ending = ask(record, context, ports, fresh).finally(() => inFlight.delete(record.key));
  inFlight.set(record.key, ending);
  return ending;
}

async function ask(start: TransferRecord, { queryClient }: TransferContext, ports: TransferPorts, fresh: boolean): Promise<TransferRecord> {
  // What another page sent may have moved: its first refusal here is not the first ask.
  const session = ports.session();
  let record: TransferRecord = { ...start, asks: fresh ? 0 : Math.max(1, start.asks) };
  for (;;) {
    record = { ...record, asks: record.asks + 1 };
    useTransfers.getState().put(record);
    record = await ports.send(record.order, record.key, session).then(
      (lines) => answered(record, lines),
      (error: unknown) => broken(record, error instanceof BusinessError ? error : null),
    );
    useTransfers.getState().put(record);
    // Wallets may have changed even where nothing is known yet.
    void queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
    if (!isOpen(record)) return record;
    await ports.wait(askDelay(record.asks));
    if (ports.session() !== session) return record;
  }
}
