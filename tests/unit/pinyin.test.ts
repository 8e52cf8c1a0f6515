import { answersTo, pinyinInitials, spellingInitials, startsWith } from '@/lib/kit/format/pinyin';

test.each([
  ['利物浦', 'lwp'],
  ['曼彻斯特城', 'mcstc'],
  ['阿森纳', 'asn'],
  ['皇家马德里', 'hjmdl'],
  ['尤文图斯', 'ywts'],
  ['FC 东京', 'fcdj'],
  ['柏林联合', 'bllh'],
  ['热刺', 'rc'],
  ['国际米兰', 'gjml'],
  ['中国 U23', 'zgu23'],
])('%s → %s', (name, initials) => {
  expect(pinyinInitials(name)).toBe(initials);
});

test.each([
  ['liwupu', 'lwp'],
  ['shanghai', 'sh'],
  ['huangjiamadeli', 'hjmdl'],
  ['guangzhou', 'gz'],
  ['lwp', null],
  ['', null],
])('the spelling %s stands for %s', (text, initials) => {
  expect(spellingInitials(text)).toBe(initials);
});

test('a name answers to a part of it, to its initials and to its spelling, and to nothing else', () => {
  expect(['利物', 'lwp', 'LWP', 'wp', 'liwupu', 'liwu'].map((words) => answersTo('利物浦', words))).toEqual(Array(6).fill(true));
  expect(['', ' ', '曼', 'mc', 'manchengg', 'l1'].map((words) => answersTo('利物浦', words))).toEqual(Array(6).fill(false));
  expect(answersTo('FC东京', 'fc 东')).toBe(true);
});

test('what begins with the letters comes before what holds them somewhere', () => {
  expect(['FC东京', '东京绿茵', '桑坦德竞技'].map((name) => startsWith(name, 'dongjing'))).toEqual([false, true, false]);
  expect(startsWith('利物浦', 'LW')).toBe(true);
});
