import { firstCharacters } from '@/lib/kit/format/characters';

test.each([
  ['a short text stays unchanged', '看台', 20, '看台'],
  ['an emoji counts once and stays whole', 'ab😀cd', 3, 'ab😀'],
  ['an emoji of several code points stays whole', '👨‍👩‍👧‍👦看', 1, '👨‍👩‍👧‍👦'],
  ['a letter keeps its diacritic', 'e\u0301e\u0301', 1, 'e\u0301'],
])('%s', (_, text, count, shown) => {
  expect(firstCharacters(text, count)).toBe(shown);
});
