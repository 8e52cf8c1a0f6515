import { requestedVenue, correctedQuery } from '@/lib/domain/betting/sport/requested-venue.rules';

const TABS = [{ code: 'FBTY' }, { code: 'OBTY' }] as const;

describe('the venue of an address', () => {
  test.each([
    [undefined, { kind: 'none' }],
    ['', { kind: 'none' }],
    ['FBTY', { kind: 'known', code: 'FBTY' }],
    ['fbty', { kind: 'known', code: 'FBTY' }],
    ['YBTY', { kind: 'known', code: 'OBTY' }],
    ['v188', { kind: 'frame', frame: 'V188' }],
    ['SBTY', { kind: 'unknown' }],
    ['constructor', { kind: 'unknown' }],
    // No platform names it now: another venue may not replace it, nor its own frame.
    ['IMTY', { kind: 'unknown' }],
  ])('%j is %j', (text, expected) => {
    expect(requestedVenue(text, TABS)).toEqual(expected);
  });
});

describe('a corrected address', () => {
  const corrected = (query: Record<string, string | string[] | undefined>) =>
    correctedQuery(query, requestedVenue(String(query.venue ?? ''), TABS));

  test('keeps what the page shows', () => {
    for (const query of [{}, { t: 'live', sport: '2', venue: 'FBTY', p: '2', l: '1.2', w: 'h3' }]) expect(corrected(query)).toBeNull();
  });

  test.each([
    [{ venue: 'fbty', t: 'live' }, 'venue=FBTY&t=live'],
    [{ sport: '99' }, ''],
    [{ sport: 'x', venue: 'FBTY' }, 'venue=FBTY'],
    [{ t: 'nothing', sport: '3' }, 'sport=3'],
    [{ t: ['live', 'today'] }, ''],
  ])('changes %j to %j, and does not change it again', (query, expected) => {
    expect(corrected(query as Record<string, string>)).toBe(expected);
    expect(corrected(Object.fromEntries(new URLSearchParams(expected)))).toBeNull();
  });
});
