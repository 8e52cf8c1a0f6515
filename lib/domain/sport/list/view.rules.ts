import * as z from '@/lib/contract/schema';
import { LIST_KINDS } from '@/lib/domain/sport/market/market.rules';

const texts = z._default(z.array(z.string()), []);
const bySport = z._default(z.record(z.array(z.string())), {});

/** How a member likes lists and event pages; kept in this browser. */
export const viewSchema = z.object({
  /** Starred matches, `FBTY:863211`. */
  favourites: texts,
  /** Leagues folded in lists. */
  foldedLeagues: texts,
  /** Competitions on top of lists, by name: every venue has ids of its own for them. */
  pinnedLeagues: texts,
  kind: z._default(z.enum(LIST_KINDS), 'winner'),
  sort: z._default(z.enum(['league', 'time']), 'league'),
  /** Pinned and folded market groups of an event page, per sport. */
  pinned: bySport,
  foldedMarkets: bySport,
});

export type View = z.infer<typeof viewSchema>;

export const EMPTY_VIEW: View = {
  favourites: [],
  foldedLeagues: [],
  pinnedLeagues: [],
  kind: 'winner',
  sort: 'league',
  pinned: {},
  foldedMarkets: {},
};

/**
 * What decides how high a page is drawn, as its cookie holds it. That is 4 KB at most: of every list the newest, and of
 * market groups those with short names, which are not the venue's own.
 */
export function viewText(view: View): string {
  return JSON.stringify(view, (key, part: unknown) =>
    Array.isArray(part) ? part.filter((id) => !String(id).startsWith('other')).slice(key in EMPTY_VIEW ? -14 : -8) : part,
  );
}

/** A cookie may hold anything; what does not read is the beginning. */
export function viewOf(cookie: string | undefined): View {
  try {
    const read = z.safeParse(viewSchema, JSON.parse(cookie ?? '{}'));
    return read.success ? read.data : EMPTY_VIEW;
  } catch {
    return EMPTY_VIEW;
  }
}
