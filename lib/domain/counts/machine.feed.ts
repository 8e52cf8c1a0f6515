import { CALL_DEBOUNCE_MS } from '@/lib/contract/constants';
import { debounced } from '@/lib/kit/browser/debounce';
import type { Counts } from './counts.model';
import { COUNTS_POLL_MS, type CountsReply, RELAUNCH_DELAY_MS } from './counts.rules';
import { COUNTS_START, type CountsCommand, type CountsEvent, step } from './machine.rules';

/** What the machine needs of the browser. */
export interface CountsPort {
  hasToken(): boolean;
  /** Whether there is an OB session with its request id. */
  hasRequestId(): boolean;
  launch(): Promise<unknown>;
  relaunch(): Promise<unknown>;
  fetch(): Promise<CountsReply>;
  readCache(): Promise<Counts | null>;
  writeCache(counts: Counts): void;
  /** Nobody looks at the page. */
  hidden(): boolean;
}

export interface CountsFeed {
  /** Asks now, at most once in a second. */
  refresh(): void;
  /** A session began or ended: what is under way for the old one is dropped. */
  sessionChanged(): void;
  stop(): void;
}

/** Runs the counts machine: asks at once and then every minute, tells each new set of counts. */
export function startCounts(port: CountsPort, tell: (counts: Counts) => void): CountsFeed {
  let state = COUNTS_START;
  let epoch = 0;
  let delay: ReturnType<typeof setTimeout>;

  /** Takes an event of this epoch; one that comes from before a change of session, or after the end, is nobody's. */
  function take(event: CountsEvent, of: number): void {
    if (of !== epoch) return;
    const next = step(state, event);
    if (next.state.shown && next.state.shown !== state.shown) tell(next.state.shown);
    state = next.state;
    if (next.command) run(next.command, of);
  }

  function run(command: CountsCommand, of: number): void {
    const launched = (work: Promise<unknown>) =>
      work.then(
        () => take({ type: 'launched' }, of),
        () => take({ type: 'launch-failed' }, of),
      );
    switch (command) {
      case 'launch':
        void launched(port.launch());
        break;
      case 'relaunch':
        void launched(port.relaunch());
        break;
      case 'fetch':
        void port
          .fetch()
          .then((reply) => take(reply.kind === 'counts' ? { type: 'counts', counts: reply.counts } : { type: reply.kind }, of));
        break;
      case 'delay':
        delay = setTimeout(() => take({ type: 'delay-over' }, of), RELAUNCH_DELAY_MS);
        break;
      case 'read-cache':
        void port.readCache().then((counts) => take({ type: 'cached', counts }, of));
        break;
      case 'write-cache':
        if (state.shown) port.writeCache(state.shown);
    }
  }

  const ask = debounced(async () => {
    take({ type: 'due', token: port.hasToken(), requestId: port.hasRequestId() }, epoch);
  }, CALL_DEBOUNCE_MS);

  void ask();
  const poll = setInterval(() => {
    if (!port.hidden()) void ask();
  }, COUNTS_POLL_MS);
  return {
    refresh: () => void ask(),
    sessionChanged() {
      clearTimeout(delay);
      state = step(state, { type: 'session-changed' }).state;
      epoch += 1;
      void ask();
    },
    stop() {
      epoch = Number.NaN;
      clearInterval(poll);
      clearTimeout(delay);
    },
  };
}
