import { MAX_SEARCH, searchHelp, searchTerms } from '@/lib/domain/care/help/help-search.rules';
import { HELP_PAGES } from '@/lib/domain/care/help/help.copy';
import * as fc from '../../../support/property';

const find = (typed: string) => searchHelp(HELP_PAGES, searchTerms(typed));
const namesOf = (typed: string) => find(typed).map(({ page, section }) => `${page.slug}${section ? `#${section.id}` : ''}`);

test('a page is found by its title first, then by the sections that contain the words', () => {
  const names = namesOf('返水');
  expect(names[0]).toBe('fssm');
  expect(names).toContain('lsjhsm#what');
});

test('a section is found by a word of a table, a point or a paragraph, with the text around it', () => {
  expect(namesOf('微信支付')).toContain('ckjc#methods');
  const hit = find('提币手续费').find(({ page }) => page.slug === 'xnbcqkjc')!;
  expect(hit.section?.id).toBe('deposit');
  expect(hit.excerpt).toContain('提币手续费');
});

test('letters match in any case and width, and every word must occur', () => {
  expect(namesOf('ｕｓｄｔ trc20')).toEqual(namesOf('TRC20 USDT'));
  expect(namesOf('USDT')).toContain('xnbcqkjc');
  expect(namesOf('USDT 不存在的词')).toEqual([]);
});

test('a search without words, or with a value that is no text, finds nothing', () => {
  for (const typed of ['', '   ', undefined, ['a', 'b'], 7]) expect(searchTerms(typed)).toEqual([]);
  expect(searchHelp(HELP_PAGES, [])).toEqual([]);
});

test('any text gives words that fit the field, and excerpts that fit a row', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const terms = searchTerms(typed);
      // A width of one character may become several letters.
      expect(terms.join(' ').length).toBeLessThanOrEqual(MAX_SEARCH * 18);
      for (const { excerpt } of searchHelp(HELP_PAGES, terms)) expect(excerpt.length).toBeLessThan(80);
    }),
  );
});
