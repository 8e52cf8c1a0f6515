/**
 * Syllables in pinyin order, each with its first common character in the order of ICU's `zh-CN`, which is the browser's own:
 * so no table of twenty thousand characters has to be carried. Made by comparing that order with ICU's readings.
 */
const BORDERS =
  'a阿ai哎an安ang肮ao凹' +
  'ba八bai掰ban扳bang邦bao勹bei卑ben奔beng崩bi逼bian边biao灬bie憋bin玢bing冫bo拨bu逋' +
  'ca嚓cai猜can参cang仓cao操ce册cen岑ceng噌cha叉chai拆chan觇chang伥chao抄che车chen抻cheng柽chi吃chong充chou抽chu出chuai揣chuan巛chuang疮chui吹chun春chuo踔ci呲cong匆cou凑cu粗cuan汆cui崔cun村cuo搓' +
  'da哒dai呆dan丹dang当dao刀de得deng灯di氐dian掂diao刁die爹ding丁diu丢dong东dou都du嘟duan端dui堆dun吨duo多' +
  'e婀ei诶en恩er儿' +
  'fa发fan帆fang匚fei飞fen分feng丰fou缶fu夫' +
  'ga旮gai该gan甘gang冈gao皋ge戈gei给gen根geng庚gong工gou勾gu估gua瓜guai乖guan关guang光gui归gun丨guo呙' +
  'ha哈hai咳han顸hang夯hao蒿he诃hei黑hen痕heng亨hong轰hou侯hu乎hua花huai怀huan欢huang肓hui灰hun昏huo耠' +
  'ji丌jia加jian戋jiang江jiao艽jie阶jin巾jing京jiong冂jiu纠ju居juan娟jue噘jun军' +
  'ka咔kai开kan刊kang康kao尻ke苛ken肯keng吭kong空kou抠ku刳kua夸kuai蒯kuan宽kuang匡kui亏kun坤kuo扩' +
  'la垃lai来lan兰lang啷lao捞le仂lei勒leng塄li哩lia俩lian奁liang良liao撩lie咧lin拎ling伶liu溜long龙lou娄lu噜lv驴luan娈lve掠lun抡luo罗' +
  'ma妈mai埋man颟mang邙mao猫me么mei没men门meng虻mi咪mian宀miao喵mie乜min民ming名miu谬mo摸mou哞mu毪' +
  'na拿nai乃nan囡nang囔nao孬ne疒nei馁nen恁neng能ni妮nian拈niang娘niao鸟nie捏nin您ning宁niu妞nong农nou耨nu奴nv女nuan暖nve疟nuo挪' +
  'o喔ou讴' +
  'pa趴pai拍pan潘pang乓pao抛pei呸pen喷peng怦pi丕pian偏piao剽pie氕pin姘ping乒po钋pou剖pu仆' +
  'qi七qia掐qian千qiang呛qiao悄qie且qin亲qing青qiong邛qiu丘qu区quan悛que缺qun逡' +
  'ran蚺rang禳rao娆re惹ren人reng扔ri日rong戎rou柔ru如ruan阮rui蕤run闰ruo若' +
  'sa仨sai塞san三sang桑sao搔se色sen森seng僧sha杀shai筛shan山shang伤shao捎she奢shei谁shen申sheng升shi尸shou收shu书shua刷shuai衰shuan闩shuang双shui水shun吮shuo说si厶song忪sou嗖su苏suan狻sui虽sun孙suo唆' +
  'ta他tai胎tan坍tang汤tao涛te忑teng疼ti剔tian天tiao佻tie帖ting厅tong通tou偷tu凸tuan湍tui推tun吞tuo乇' +
  'wa挖wai歪wan弯wang汪wei危wen温weng翁wo挝wu乌' +
  'xi夕xia虾xian仙xiang乡xiao枭xie些xin心xing星xiong凶xiu休xu吁xuan轩xue削xun勋' +
  'ya丫yan恹yang央yao幺ye掖yi一yin因ying应yo哟yong佣you优yu纡yuan鸢yue曰yun晕' +
  'za匝zai灾zan糌zang赃zao遭ze则zei贼zen怎zeng增zha扎zhai斋zhan沾zhang张zhao钊zhe蜇zhen贞zheng争zhi之zhong中zhou州zhu朱zhua抓zhuai拽zhuan专zhuang妆zhui隹zhun肫zhuo拙zi孜zong宗zou邹zu租zuan钻zui嘴zun尊zuo昨';

/** Further readings of characters that names of teams and places use. */
const ALSO = new Map(
  Object.entries({
    长: 'chang',
    重: 'chong',
    都: 'du',
    厦: 'xia',
    地: 'di',
    什: 'shi',
    乐: 'yue',
    曾: 'zeng',
    藏: 'zang',
    查: 'zha',
    伯: 'bai',
    柏: 'bo',
    勒: 'le',
    埔: 'pu',
    泊: 'bo',
    车: 'ju',
    落: 'la',
    薄: 'bo',
    宿: 'xiu',
    单: 'shan',
    朝: 'zhao',
    贾: 'gu',
    莎: 'suo',
    佛: 'fo',
    大: 'dai',
    行: 'hang',
    卡: 'qia',
    盛: 'cheng',
    石: 'dan',
    蔚: 'yu',
    拓: 'ta',
    洗: 'xian',
    参: 'shen',
    降: 'xiang',
    种: 'chong',
    阿: 'e',
    吖: 'ya',
    嬷: 'ma',
    铤: 'ding',
    阚: 'han',
    焘: 'dao',
    晟: 'sheng',
    蚌: 'beng',
    弹: 'tan',
    传: 'zhuan',
    会: 'kuai',
    塞: 'se',
    沈: 'chen',
  }),
);

const HAN = /\p{Script=Han}/u;
const collator = new Intl.Collator('zh-CN');
const TABLE = [...BORDERS.matchAll(/([a-z]+)([^a-z])/g)].map(([, syllable, first]) => [syllable!, first!] as const);

/** The last syllable whose first character does not sort after this one. */
function syllableOf(char: string): string {
  let low = 0;
  let high = TABLE.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (collator.compare(char, TABLE[middle]![1]) < 0) high = middle - 1;
    else low = middle;
  }
  return TABLE[low]![0];
}

/** Readings of each character, the likeliest first; letters and digits read as themselves, other characters have none. */
function readingsOf(text: string): readonly (readonly string[])[] {
  return [...plain(text)].flatMap((char) => {
    if (!HAN.test(char)) return /[\p{L}\p{N}]/u.test(char) ? [[char]] : [];
    const also = ALSO.get(char);
    return [also ? [syllableOf(char), also] : [syllableOf(char)]];
  });
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** `利物浦` → `liwupu`; ü is written v. */
export function spellingOf(text: string): string {
  return readingsOf(text)
    .map(([reading]) => reading)
    .join('');
}

/** `利物浦` → `lwp`. */
export function initialsOf(text: string): string {
  return readingsOf(text)
    .map(([reading]) => reading![0])
    .join('');
}

/**
 * True if letters spell characters from the first on: each by its whole reading, or by the beginning of it (`lwp`, `liwp`,
 * `liwup`).
 */
function spells([first, ...others]: readonly (readonly string[])[], letters: string): boolean {
  if (letters === '') return true;
  if (!first) return false;
  return first.some((reading) => {
    if (reading.startsWith(letters)) return true;
    const initial = /^[zcs]h/.test(reading) ? [reading.slice(0, 2), reading[0]!] : [reading[0]!];
    return [reading, ...initial].some((part) => letters.startsWith(part) && spells(others, letters.slice(part.length)));
  });
}

/**
 * Rates the match of a name with typed text, which may be a part of it or pinyin, whole (`liwupu`), begun or by initials (`lwp`):
 * 2 at its beginning, 1 inside, 0 for no match.
 */
export function matchRank(name: string, query: string): 0 | 1 | 2 {
  const wanted = plain(query).replaceAll('ü', 'v');
  if (wanted === '') return 0;
  const position = plain(name).indexOf(wanted);
  if (position === 0) return 2;
  if (/^[a-z\d]+$/.test(wanted)) {
    const readings = readingsOf(name);
    if (spells(readings, wanted)) return 2;
    if (readings.some((_, index) => spells(readings.slice(index), wanted))) return 1;
  }
  return position > 0 ? 1 : 0;
}

/** True if words shorten a name in the usual way, from its first character on: `皇马` and `hm` mean 皇家马德里. */
export function abbreviates(name: string, query: string): boolean {
  const wanted = [...plain(query)];
  const parts = readingsOf(name);
  const chars = [...plain(name)].filter((char) => /[\p{L}\p{N}]/u.test(char));
  const fits = (letter: string, at: number) => chars[at] === letter || (parts[at]?.some((reading) => reading.startsWith(letter)) ?? false);
  if (wanted.length < 2 || !fits(wanted[0]!, 0)) return false;
  let position = 0;
  return wanted.every((letter) => {
    while (position < chars.length && !fits(letter, position)) position += 1;
    position += 1;
    return position <= chars.length;
  });
}
