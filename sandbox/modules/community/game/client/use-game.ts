import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameView } from '../game-server';
import { callGame, NoResponse, Rejected } from './api';

/** ms between two requests for the timetable. */
const POLL_MS = 4_000;

type Call = Parameters<typeof callGame>;

export interface GameState {
  view: GameView | null;
  /** True while a call is pending. */
  busy: boolean;
  error: string | null;
  /** True when the last call had no response; `retry` sends the same again, which counts once. */
  unknown: boolean;
  over: boolean;
  send: (...call: Call) => void;
  retry: () => void;
}

/** The game's state, and its calls: one at a time; a call whose response was lost is repeated with the same content. */
export function useGame(): GameState {
  const [view, setView] = useState<GameView | null>(null);
  const [busy, setBusy] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [lost, setLost] = useState<Call | null>(null);
  const sending = useRef(false);

  const send = useCallback(async (...call: Call) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setError(null);
    try {
      const next = await callGame(...call);
      setLost(null);
      setView(next);
    } catch (failure) {
      if (failure instanceof NoResponse) setLost(call);
      if (failure instanceof Rejected) {
        setLost(null);
        setError(failure.message);
        setOver(failure.over);
        // The game or its draw may have closed: the page shows the present state.
        const now = failure.over || call[0] === 'session' ? null : await callGame('session').catch(() => null);
        if (now) setView(now);
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }, []);

  useEffect(() => {
    // Not before the first frame, so that the skeleton is visible.
    const first = requestAnimationFrame(() => void send('session'));
    return () => cancelAnimationFrame(first);
  }, [send]);

  const timetable = view !== null && view.timetable !== null;
  useEffect(() => {
    if (!timetable || over) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !sending.current) void callGame('session').then(setView, () => undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [timetable, over]);

  return {
    view,
    busy,
    error,
    unknown: lost !== null,
    over,
    send: (...call) => void send(...call),
    retry: () => void send(...(lost ?? (['session'] as const))),
  };
}
