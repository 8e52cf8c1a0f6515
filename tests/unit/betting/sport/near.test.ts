import { nearNames } from '@/lib/domain/betting/sport/search/suggestion.rules';

const NAMES = ['利物浦', '曼彻斯特城', '东京绿茵', '伯恩茅斯', '英格兰超级联赛', '利物浦'];

test.each([
  ['dongjng', ['东京绿茵']],
  ['liwupo', ['利物浦']],
  // Characters that sound alike are as near as letters.
  ['曼切斯特', ['曼彻斯特城']],
  ['丽物普', ['利物浦']],
  ['英各兰', ['英格兰超级联赛']],
  ['zzzzzz', []],
  ['li', []],
  ['', []],
])('%s: did you mean %p', (query, names) => {
  expect(nearNames(NAMES, query)).toEqual(names);
});

test('suggests at most three, the nearest first', () => {
  expect(nearNames(['浦和红钻', '浦和', '浦何', '普和红', '利物浦'], 'puhee')).toEqual(['浦和', '浦何', '普和红']);
});
