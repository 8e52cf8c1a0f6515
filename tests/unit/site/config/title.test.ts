import * as fc from '../../../support/property';
import { marqueeFrame, safeTitle, scrolls } from '@/lib/domain/site/config/title.rules';
import { textWidth } from '@/lib/kit/format/width';

const LONG = '云亭体育·英格兰超级联赛滚球进行中';
/** The characters of a text without padding, in one order. */
const sorted = (text: string) => Array.from(text.replaceAll('\u00a0', '')).toSorted().join('');

describe('title marquee', () => {
  // @spec 2.93
  test('a title of up to 27 width units does not move', () => {
    const exact = '云'.repeat(13) + 'a';
    expect(textWidth(exact)).toBe(27);
    expect(scrolls(exact)).toBe(false);
    expect(marqueeFrame(exact, 5, false)).toBe(exact);
    expect(scrolls(`${exact}b`)).toBe(true);
  });

  test('each step moves the text left by one character, in a loop', () => {
    expect(marqueeFrame(LONG, 0, false).startsWith('云亭')).toBe(true);
    expect(marqueeFrame(LONG, 1, false).startsWith('亭体')).toBe(true);
    const lap = Array.from(marqueeFrame(LONG, 0, false)).length;
    expect(marqueeFrame(LONG, lap, false)).toBe(marqueeFrame(LONG, 0, false));
  });

  // @spec 2.94
  test('a hidden tab gets more padding between end and start', () => {
    const padding = (hidden: boolean) => marqueeFrame(LONG, 0, hidden).length - LONG.length;
    expect(padding(true)).toBeGreaterThan(padding(false));
    expect(padding(false)).toBeGreaterThan(0);
  });

  test('no step loses or adds a character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 30, maxLength: 60 }), fc.nat(500), fc.boolean(), (text, step, hidden) => {
        expect(sorted(marqueeFrame(text, step, hidden))).toBe(sorted(text));
      }),
    );
  });
});

describe('configured title', () => {
  test('bidirectional marks and control characters are removed', () => {
    expect(safeTitle('云亭\u202e育体\u0007\u200b')).toBe('云亭育体');
  });

  // @spec 5.05
  test('is truncated at 64 width units with an ellipsis', () => {
    expect(safeTitle('亭'.repeat(32))).toBe('亭'.repeat(32));
    expect(safeTitle('亭'.repeat(200))).toBe(`${'亭'.repeat(32)}…`);
    expect(safeTitle('   ')).toBe('');
  });
});
