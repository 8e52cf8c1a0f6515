import * as z from '@pavilion/contract/schema';
import { LIST_KINDS } from '@/lib/domain/betting/sport/market/market.rules';

const texts = z._default(z.array(z.string()), []);
const bySport = z._default(z.record(z.array(z.string())), {});

/** The member's view options for lists and event pages, stored in this browser; starred matches also with the account (`watchFollows`). */
export const viewSchema = z.object({
  /** Starred matches, `FBTY:863211`. */
  favourites: texts,
  /** Leagues that are folded in lists. */
  foldedLeagues: texts,
  /** Pinned leagues by name: every venue has its own ids for them. */
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
 * The cookie's text: the part of the view that decides the height of a page. To stay within 4 KB it holds the newest entries of every list,
 * and only market groups with short names, which leaves out venues' own.
 */
export function viewText(view: View): string {
  return JSON.stringify(view, (key, part: unknown) =>
    Array.isArray(part) ? part.filter((id) => !String(id).startsWith('other')).slice(key in EMPTY_VIEW ? -14 : -8) : part,
  );
}

/** Parses the cookie; the default view where it cannot be parsed. */
export function viewOf(cookie: string | undefined): View {
  try {
    const read = z.safeParse(viewSchema, JSON.parse(cookie ?? '{}'));
    return read.success ? read.data : EMPTY_VIEW;
  } catch {
    return EMPTY_VIEW;
  }
}
