import { controlStops } from '../engine/stops.ts';
import type { ControlEvent } from '../engine/world.model.ts';
import type { Basket, BasketballScript } from './script.model.ts';
import { concluded, type BasketballFixture } from './script.ts';

/**
 * The script with testers' events: a `goal` is two points from its moment on (and may cause an overtime or prevent one), `finish`
 * and `abandon` end the match at its present score, `suspend` stops the sale until `resume`.
 */
export function withBasketballControls(
  fixture: BasketballFixture,
  script: BasketballScript,
  events: readonly ControlEvent[],
): BasketballScript {
  const ordered = events.toSorted((a, b) => a.at - b.at);
  const cut = ordered.findIndex((event) => event.type === 'abandon' || (event.type === 'finish' && event.at >= script.kickOff));
  const effective = cut < 0 ? ordered : ordered.slice(0, cut);
  const added = effective
    .filter((event) => event.type === 'goal' && event.at >= script.kickOff)
    .map((event): Basket => ({
      at: event.at,
      side: event.side ?? 'home',
      points: 2,
      span: script.spans.findLastIndex((span) => span.from <= event.at),
    }));
  const played = concluded(fixture, script.spans, added);
  const end = cut < 0 || ordered[cut]!.at >= played.endAt ? null : ordered[cut]!;
  const stops = [...played.stops, ...controlStops(ordered)].toSorted((a, b) => a.from - b.from);
  if (!end) return { ...played, stops };
  return {
    ...played,
    stops,
    endAt: end.at,
    abandoned: end.type === 'abandon',
    finished: end.type === 'finish',
    baskets: played.baskets.filter((basket) => basket.at <= end.at),
  };
}
