import type { VenueCode } from '@pavilion/contract/constants';
import { formatMinor } from '@pavilion/number/money';
import { findMemberById } from '../../modules/member/account/member';
import { findVenueSession } from '../../modules/member/session/venue-session';
import { VENUE_NAME } from '../../modules/betting/venue/venue.copy';
import type { Context } from '../../modules/context';
import { getAvailable } from '../../modules/money/wallet/wallet';
import { HOUR } from '../../kernel/clock/calendar';
import type { Pricing } from '../../world/engine/market.model';
import type { WorldMatch } from '../../world/engine/world.model';
import { WORLD_SPORTS } from '../../world/engine/world.model';
import { namedWorld } from './named-world';

/** Matches that a venue's own page shows. */
const SHOWN = 30;
const SOON_MS = 3 * HOUR;

/** A match on a venue's own page. */
interface ShownMatch {
  league: string;
  home: string;
  away: string;
  status: string;
  score: string;
  prices: string;
}

export interface VenueContent {
  name: string;
  /** Null without a member's session. */
  member: string | null;
  balance: string;
  matches: readonly ShownMatch[];
}

const timeOf = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Shanghai' });

/**
 * Content of a venue's own page for a launch's token: the member, and the matches in play, then the next ones; `soon`: only the
 * next ones.
 */
export async function venueContent(
  context: Context,
  venue: VenueCode,
  pricing: Pricing,
  token: string,
  soon: boolean,
): Promise<VenueContent> {
  const session = await findVenueSession(context, venue, token);
  const member = session?.memberId ? await findMemberById(context.db, session.memberId) : null;
  const world = namedWorld(context.world, venue);
  const now = world.now();
  const live = soon ? [] : WORLD_SPORTS.flatMap((sport) => world.live(now, sport));
  const next = WORLD_SPORTS.flatMap((sport) => world.matchesBetween(now, now + SOON_MS, sport)).toSorted((a, b) => a.kickOff - b.kickOff);
  const shown = (match: WorldMatch): ShownMatch => {
    const isLive = match.kickOff <= now;
    const { score } = world.state(match, now);
    const winner = world.markets(match, pricing, now).find(({ kind, period }) => kind === 'winner' && period === 'full');
    return {
      league: match.league.name,
      home: match.home.name,
      away: match.away.name,
      status: isLive ? '滚球' : timeOf.format(match.kickOff),
      score: isLive ? score.join(' : ') : '-',
      prices: winner?.options.map(({ price }) => price ?? '封盘').join(' / ') ?? '未开',
    };
  };
  return {
    name: VENUE_NAME[venue],
    member: member?.userName ?? null,
    balance: member ? formatMinor(await getAvailable(context, member.id, venue)) : '',
    matches: [...live, ...next].slice(0, SHOWN).map(shown),
  };
}
