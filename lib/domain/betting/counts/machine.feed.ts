import { CALL_DEBOUNCE_MS } from '@pavilion/contract/constants';
import { debounced } from '@/lib/kit/browser/debounce';
import type { Counts } from './counts.model';
import { COUNTS_POLL_MS, type CountsReply, RELAUNCH_DELAY_MS } from './counts.rules';
import { COUNTS_START, type CountsCommand, type CountsEvent, step } from './machine.rules';

/** Dependencies of the machine on the browser. */
export interface CountsPort {
  hasToken(): boolean;
  /** True with an OB session that has a request id. */
  hasRequestId(): boolean;
  launch(): Promise<unknown>;
  relaunch(): Promise<unknown>;
  fetch(): Promise<CountsReply>;
  readCache(): Promise<Counts | null>;
  writeCache(counts: Counts): void;
  /** True while the page is hidden. */
  hidden(): boolean;
}

export interface CountsFeed {
  /** Requests counts now, at most once a second. */
  refresh(): void;
  /** A session began or ended: drops requests of the old one. */
  sessionChanged(): void;
  stop(): void;
}

/** Runs the counts machine: requests counts at once and then every minute, reports each new set. */
export function startCounts(port: CountsPort, onCounts: (counts: Counts) => void): CountsFeed {
  let state = COUNTS_START;
  let epoch = 0;
  let delay: ReturnType<typeof setTimeout>;

  /** Handles an event of epoch `of`; drops one from before a session change or after the end. */
  function take(event: CountsEvent, of: number): void {
    if (of !== epoch) return;
    const next = step(state, event);
    if (next.state.shown && next.state.shown !== state.shown) onCounts(next.state.shown);
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

  const request = debounced(async () => {
    take({ type: 'due', token: port.hasToken(), requestId: port.hasRequestId() }, epoch);
  }, CALL_DEBOUNCE_MS);

  void request();
  const poll = setInterval(() => {
    if (!port.hidden()) void request();
  }, COUNTS_POLL_MS);
  return {
    refresh: () => void request(),
    sessionChanged() {
      clearTimeout(delay);
      state = step(state, { type: 'session-changed' }).state;
      epoch += 1;
      void request();
    },
    stop() {
      epoch = Number.NaN;
      clearInterval(poll);
      clearTimeout(delay);
    },
  };
}
