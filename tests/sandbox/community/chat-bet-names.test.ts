import { botMessages } from '../../../sandbox/modules/community/chat/bots.ts';
import { BOT_TEMPLATES } from '../../../sandbox/modules/community/chat/bots.copy.ts';
import type { Room } from '../../../sandbox/modules/community/chat/room.ts';
import { findToday, selectionText } from '@/lib/domain/community/chat/copy-bet.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { toMatch as toFb } from '@/lib/venues/fb/fb.adapter';
import { toMatch as toIm } from '@/lib/venues/im/im.adapter';
import { marketsOf, toMatch as toOb } from '@/lib/venues/ob/ob.adapter';
import { legTexts } from '../../../sandbox/modules/betting/order/bet.copy';
import { FB_PRICING, toFbMatch } from '../../../sandbox/venues/fb/fb.match';
import { IM_PRICING, toImMatch } from '../../../sandbox/venues/im/im.match';
import { sportId } from '../../../sandbox/venues/im/im.numbers';
import { oddsInfo } from '../../../sandbox/venues/ob/match.handlers';
import { obMatchId } from '../../../sandbox/venues/ob/ob.ids';
import { OB_PRICING, toObMatch } from '../../../sandbox/venues/ob/ob.match';
import type { Pricing } from '../../../sandbox/world/engine/market.model';
import type { World, WorldMatch, WorldSport } from '../../../sandbox/world/engine/world.model';
import { HOUR } from '../../support/time';
import { SATURDAY, worldAt } from '../../support/world';

/**
 * A shared bet travels as text. Whoever reads it at whatever venue must find the same bet by it: an equal price proves that it is
 * the same.
 */
const sent = <T>(value: T): unknown => JSON.parse(JSON.stringify(value));

const VENUES: Readonly<Record<string, { pricing: Pricing; read: (world: World, match: WorldMatch, now: number) => Match }>> = {
  FBTY: { pricing: FB_PRICING, read: (world, match) => toFb(sent(toFbMatch(world, match, { detail: true, oddsType: 1 })))!.match },
  IMTY: {
    pricing: IM_PRICING,
    read: (world, match, now) => toIm(sent(toImMatch(world, match, now, { oddsType: 3 })), sportId(match.sport), 'A')!.match,
  },
  OBTY: {
    pricing: OB_PRICING,
    read(world, match) {
      const found = toOb(sent(toObMatch(world, match)))!;
      return {
        ...found.match,
        markets: marketsOf(found.wire, sent(oddsInfo(world, { mid: obMatchId(match), mcid: '0' })) as unknown[]).markets,
      };
    },
  },
};

/** The least number of selections of a sport that are checked. */
const MIN_SELECTIONS = 50;
const SPORTS: readonly WorldSport[] = ['football', 'basketball', 'tennis', 'volleyball'];

const cases = Object.keys(VENUES).flatMap((venue) => SPORTS.map((sport) => [venue, sport] as const));

test.each(cases)('%s, %s: a bet in a bot’s message is recognised as exactly that bet', (venue, sport) => {
  const now = SATURDAY + 9 * HOUR;
  const world = worldAt(now);
  const { pricing, read } = VENUES[venue]!;
  let looked = 0;
  for (const match of [...world.live(now, sport), ...world.matchesBetween(now, now + 12 * HOUR, sport)].slice(0, 5)) {
    const botLines = new Map(
      world.markets(match, pricing, now).flatMap(({ kind, period, line, options }) =>
        options.map(({ role, price }): [string, string | null] => {
          const { market, selection } = legTexts({ sport, kind, period, line, role, home: match.home.name, away: match.away.name });
          return [`${market}|${selection}`, price];
        }),
      ),
    );
    const today = read(world, match, now);
    for (const market of today.markets) {
      for (const selection of market.selections) {
        const text = selectionText(today, market, selection);
        const key = `${text.market}|${text.selection}`;
        expect([...botLines.keys()]).toContain(key);
        const price = botLines.get(key)!;
        if (selection.price !== null && price !== null) expect([key, Number(selection.price)]).toEqual([key, Number(price)]);
        expect(findToday(today, { matchId: today.id, match: '', odds: '1.5', ...text })?.selection.id).toBe(selection.id);
        looked += 1;
      }
    }
  }
  expect(looked).toBeGreaterThan(MIN_SELECTIONS);
});

test('a room’s bots do not repeat a sentence within twenty messages', () => {
  for (const kind of ['level', 'lead', 'points', 'lobby'] as const)
    expect([kind, new Set(BOT_TEMPLATES[kind]).size >= 20]).toEqual([kind, true]);
  const world = worldAt(SATURDAY);
  const match = world.matchesBetween(SATURDAY, SATURDAY + 12 * HOUR, 'football')[0]!;
  world.set(match.kickOff + 2 * HOUR);
  const botLines = botMessages(world, 'seed', { key: `FBTY-${match.id}`, match } as unknown as Room, match.kickOff - HOUR);
  const remarks = botLines.filter(({ key }) => key.startsWith('at-')).map(({ content }) => content);
  expect(remarks.length).toBeGreaterThan(20);
  // Scores in the form of the pages.
  expect(botLines.some(({ content }) => /\d+-\d+/.test(content))).toBe(true);
  expect(botLines.filter(({ content }) => /\d ?[:：] ?\d/.test(content))).toEqual([]);
  for (const [at, line] of remarks.entries()) expect(remarks.slice(Math.max(0, at - 20), at)).not.toContain(line);
});
