/** The sandbox's own company: everybody can read in the name that nobody sits behind it. */
export const CAST: readonly { userId: string; nickName: string; vipLevel: number }[] = [
  { userId: '941001', nickName: '模拟·北岸老周', vipLevel: 2 },
  { userId: '941002', nickName: '模拟·看台三排', vipLevel: 1 },
  { userId: '941003', nickName: '模拟·边路快马', vipLevel: 3 },
  { userId: '941004', nickName: '模拟·守门员手套', vipLevel: 0 },
  { userId: '941005', nickName: '模拟·四分之一盘', vipLevel: 5 },
];

/** Opinions and what the page shows; nobody here claims to have seen more. `{lead}` and `{trail}` are the sides by score, home first in `{score}`. */
export const CAST_LINES = {
  before: ['{home} 对 {away}，快开始了', '先看看开局再说', '今天我更看好 {home}', '{away} 不好打', '赛前先把额度定好', '首发出来再说'],
  level: [
    '{score}，两边都很谨慎',
    '还是平局，谁先进球谁主动',
    '{away} 的反击要小心',
    '我等一个进球再说',
    '{home} 该再往前压一压',
    '这样踢下去像是平局',
    '{score}，不着急',
  ],
  levelGoals: ['{score}，又回到起点了', '进球大战啊，{score}', '{score}，下一个进球很关键', '两边都打开了', '平局也好看'],
  lead: [
    '{lead} 领先，节奏在他们手里',
    '{trail} 该压上来了',
    '{score}，{lead} 更从容',
    '{lead} 守得住吗',
    '还有时间，{trail} 别急',
    '{score}，我看好 {lead}',
    '{trail} 追一个就有意思了',
  ],
  late: ['时间不多了，{score}', '最后十分钟，看 {trail} 的了', '{lead} 稳一点就行', '补时会有几分钟吧'],
  lateLevel: ['时间不多了，还是 {score}', '看样子要平', '最后十分钟最容易进球'],
  rest: ['休息，{score}', '下半场再看', '先喝口水，{score}'],
  points: ['{score}，咬得很紧', '{lead} 手感不错', '{trail} 该叫暂停了', '{lead} 领先，{score}', '这一段 {lead} 打得好'],
  pointsLevel: ['现在 {score}，打平了', '谁也甩不开谁', '{home} 和 {away} 难分高下'],
  goal: ['{team} 进球了，{score}', '{score}，恭喜 {team} 的球迷', '{minute} 分钟 {team} 得手，{score}'],
  over: ['结束了，{score}', '打完了，{score}，下一场见'],
  lobby: ['{home} 对 {away} 现在 {score}', '有人在看 {home} 那场吗，{score}', '{away} 那边 {score}，挺热闹', '{home} 这场我在看，{score}'],
  lobbyQuiet: ['这会儿没有比赛，歇一歇', '看看早盘吧', '设个单日限额，玩得安心'],
} as const;
