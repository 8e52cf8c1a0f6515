import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameView } from '../game.server';
import { callGame, NoAnswer, Refused } from './api';

/** ms between two looks at the timetable. */
const POLL_MS = 4_000;

type Call = Parameters<typeof callGame>;

export interface GameState {
  view: GameView | null;
  /** A call is on its way. */
  busy: boolean;
  error: string | null;
  /** The last call had no answer; `retry` sends the same again, which counts once. */
  unknown: boolean;
  over: boolean;
  send: (...call: Call) => void;
  retry: () => void;
}

/** The game's state, and its calls: one at a time, a lost answer is asked for again with the same content. */
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
      if (failure instanceof NoAnswer) setLost(call);
      if (failure instanceof Refused) {
        setLost(null);
        setError(failure.message);
        setOver(failure.over);
        // The game may have closed, or its draw: the page shows it as it is now.
        const now = failure.over || call[0] === 'session' ? null : await callGame('session').catch(() => null);
        if (now) setView(now);
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }, []);

  useEffect(() => {
    // Not before the first frame, so that the skeleton is there to be seen.
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
