import { abbreviates, matchRank, spellingOf } from '@/lib/kit/format/pinyin';

test.each([
  ['利物浦', 'liwupu'],
  ['曼彻斯特城', 'manchesitecheng'],
  ['阿森纳', 'asenna'],
  ['皇家马德里', 'huangjiamadeli'],
  ['尤文图斯', 'youwentusi'],
  ['FC 东京', 'fcdongjing'],
  ['热刺', 'reci'],
  ['国际米兰', 'guojimilan'],
  ['中国 U23', 'zhongguou23'],
  // ü and its neighbours lie between lu and luan, nu and nuan.
  ['绿吕旅卢鲁略掠乱兰', 'lvlvlvlululvelveluanlan'],
  ['女奴虐暖', 'nvnunvenuan'],
  // The last sound before a border and the first after it.
  ['二发服嘎过哈火机俊咔阔拉落妈', 'erfafugaguohahuojijunkakuolaluoma'],
  ['木那诺哦欧趴普七群然弱仨所他拖', 'munanuooouupapuqiqunranruosasuotatuo'.replace('uu', 'u')],
  ['挖物西训压韵匝做', 'wawuxixunyayunzazuo'],
])('%s → %s', (name, spelling) => {
  expect(spellingOf(name)).toBe(spelling);
});

test('a name matches from its beginning, from inside, or not at all', () => {
  expect(['利物', 'lwp', 'LWP', 'liwupu', 'liwu', 'liw', 'liwp', 'l'].map((query) => matchRank('利物浦', query))).toEqual(Array(8).fill(2));
  expect(['物浦', 'wp', 'wupu', 'pu'].map((query) => matchRank('利物浦', query))).toEqual(Array(4).fill(1));
  expect(['', ' ', '曼', 'mc', 'liwuu', 'l1', 'iwupu', 'liwupul'].map((query) => matchRank('利物浦', query))).toEqual(Array(8).fill(0));
});

test('a spelling is not read as initials: dongjing finds 东京, not every name with the initials d and j', () => {
  expect(['东京绿茵', 'FC东京', '桑坦德竞技', '大家', '丹吉尔'].map((name) => matchRank(name, 'dongjing'))).toEqual([2, 1, 0, 0, 0]);
  expect(['东京绿茵', '桑坦德竞技', '大家'].map((name) => matchRank(name, 'dj'))).toEqual([2, 1, 2]);
});

test('matches letters beside characters, two letters for one sound, ü, and characters with two readings', () => {
  expect(matchRank('FC东京', 'fc 东')).toBe(2);
  expect(matchRank('FC东京', 'fcdong')).toBe(2);
  expect(matchRank('上海海港', 'shhg')).toBe(2);
  expect(matchRank('上海海港', 'shhhg')).toBe(2);
  expect(matchRank('东京绿茵', 'lüyin')).toBe(1);
  expect(
    ['长春亚泰', '成都蓉城', '重庆', '纳什维尔'].map((name, at) =>
      matchRank(name, ['changchun', 'chengdu', 'chongqing', 'nashiweier'][at]!),
    ),
  ).toEqual([2, 2, 2, 2]);
});

test('matches common short forms of a name, in characters or initials', () => {
  expect(['皇马', 'hm', 'hj', '皇德', 'hjmdl'].map((query) => abbreviates('皇家马德里', query))).toEqual(Array(5).fill(true));
  expect(abbreviates('英格兰超级联赛', '英超')).toBe(true);
  expect(['马皇', 'jm', 'h', '皇', 'hmm', '皇马x', ''].map((query) => abbreviates('皇家马德里', query))).toEqual(Array(7).fill(false));
});
