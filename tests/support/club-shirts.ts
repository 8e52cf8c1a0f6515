import SHORT from '../../sandbox/world/data/short-names.json';
import TEAMS from '../../sandbox/world/data/teams.json';
import { SHIRT_COUNT, tableIndexes } from '@/lib/domain/betting/sport/list/shirt.rules';

/** Main colours of `sport.css`, `.m0` first. */
const MAIN = ['红', '蓝', '黑', '绿', '紫', '橙', '钢', '栗', '藏', '金', '青', '灰', '白', '黄', '天'];
/** Trims, `.t0` first; `同` is the main colour once more. */
const TRIM = ['白', '黑', '黄', '天', '红', '同'];

/** Home colours of well-known clubs: the main colour, the trim, and the clubs. A club of more colours has the two that one sees first. */
const WORN = `
红白 阿森纳 布伦特福德 诺丁汉森林 桑德兰 南安普顿 米德尔斯堡 谢菲尔德联 毕尔巴鄂竞技 马德里竞技 赫罗纳 海登海姆 美因茨 拜仁慕尼黑 弗赖堡
红白 摩纳哥 布雷斯特 埃因霍温 本菲卡 长春亚泰 成都蓉城 上海海港 武汉三镇 云南玉昆 浦和红钻 巴西国际 布拉加
红同 利物浦 奥萨苏纳 里尔
红黑 曼联 伯恩茅斯 勒沃库森 AC米兰 尼斯 雷恩 费耶诺德 弗拉门戈
红黄 柏林联合 勒芒 加拉塔萨雷
蓝白 布莱顿 埃弗顿 莱斯特城 伊普斯维奇 谢菲尔德星期三 阿拉维斯 拉科鲁尼亚 西班牙人 皇家社会 汉堡 霍芬海姆 科莫 特鲁瓦 斯特拉斯堡
蓝白 波尔图 格拉斯哥流浪者 利雅得新月 克鲁塞罗 大连英博 上海申花 天津津门虎
蓝同 切尔西 赫塔费
蓝红 水晶宫 巴塞罗那 莱万特
蓝黑 亚特兰大 国际米兰 布鲁日
蓝黄 维罗纳
黑白 纽卡斯尔联 乌迪内斯 昂热 贝西克塔斯 博塔弗戈 瓦斯科达伽马 米内罗竞技
黑红 法兰克福
绿白 埃尔切 皇家贝蒂斯 桑坦德竞技 不莱梅 沃尔夫斯堡 北京国安 浙江 葡萄牙体育 凯尔特人 吉达国民 帕尔梅拉斯
绿黑 萨索洛
绿黄 诺维奇
紫白 佛罗伦萨 图卢兹
橙白 山东泰山
橙黑 洛里昂
栗天 阿斯顿维拉 伯恩利 西汉姆联 特拉布宗体育
栗黄 罗马
栗白 都灵 神户胜利船 弗鲁米嫩塞
栗黑 鹿岛鹿角
藏白 西布罗姆维奇
藏红 博洛尼亚 卡利亚里 热那亚 巴黎圣日耳曼 横滨水手
藏黄 费内巴切
藏天 巴黎FC
金白 圣保利
灰红 克雷莫纳
白黑 富勒姆 热刺 瓦伦西亚 门兴格拉德巴赫 尤文图斯 帕尔马 科林蒂安 桑托斯
白黄 利兹联 皇家马德里
白红 巴列卡诺 塞维利亚 科隆 奥格斯堡 RB莱比锡 斯图加特 里昂 阿贾克斯 圣保罗
白天 马赛 欧塞尔 哥本哈根
黄黑 狼队 沃特福德 多特蒙德 吉达联合 柏太阳神
黄同 比利亚雷亚尔 博德闪耀
黄红 莱切 朗斯
黄天 利雅得胜利
天白 曼城 马拉加 塞尔塔 拉齐奥 那不勒斯
天黑 勒阿弗尔 格雷米奥 川崎前锋
`;

const shortOf = (name: string): readonly string[] => {
  const id = TEAMS.find((team) => team.name === name)?.id;
  const short = id && (SHORT as Readonly<Record<string, string>>)[id];
  return short ? [short] : [];
};

/** Every name of the clubs above, with the number of its kit. */
export const CLUB_KITS: readonly { name: string; main: number; trim: number }[] = WORN.trim()
  .split('\n')
  .flatMap((line) => {
    const [shirt = '', ...clubs] = line.split(' ');
    const [main, trim] = [MAIN.indexOf(shirt[0]!), TRIM.indexOf(shirt[1]!)];
    return clubs.flatMap((club) => [club, ...shortOf(club)].map((name) => ({ name, main, trim })));
  });

/**
 * The table of `shirt.rules.ts` for these clubs. Each name has three indexes in it, whose values add up to its kit; the indexes are
 * filled in an order in which one of the three is still free. Throws if `length` leaves no such order.
 */
export function packKits(length: number): string {
  const wanted = new Map(CLUB_KITS.map(({ name, main, trim }) => [tableIndexes(name, length).join(), main + trim * MAIN.length]));
  const open = [...wanted].map(([indexes, sum]) => ({ indexes: indexes.split(',').map(Number), sum }));
  const order: { at: number; indexes: number[]; sum: number }[] = [];
  for (let left = open; left.length > 0;) {
    const uses = Array.from({ length }, () => 0);
    for (const index of left.flatMap((entry) => entry.indexes)) uses[index]! += 1;
    const alone = left.find(({ indexes }) => indexes.some((index) => uses[index] === 1));
    if (!alone) throw new Error(`no order at ${length} indexes: try a longer table`);
    order.push({ ...alone, at: alone.indexes.find((index) => uses[index] === 1)! });
    left = left.filter((entry) => entry !== alone);
  }
  // Unassigned places belong to other teams' colours, too.
  const table = Array.from({ length }, (_, index) => (index * 37) % SHIRT_COUNT);
  for (const { at, indexes, sum } of order.toReversed()) {
    const remaining = indexes.filter((index) => index !== at).reduce((total, other) => total + table[other]!, 0);
    table[at] = (((sum - remaining) % SHIRT_COUNT) + SHIRT_COUNT) % SHIRT_COUNT;
  }
  return String.fromCharCode(...table.map((part) => part + 35));
}
