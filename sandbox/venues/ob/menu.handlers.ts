import type { World, WorldMatch, WorldSport } from '../../world/engine/world.model';
import { CODE, ObError } from './ob.error';
import { LIST, MENU, arrange, matchesOf, sportOfMenu, type ListType } from './ob.list.rules';
import { leagueName } from '../shared/venue-names.rules';
import { SPORTS, sportRow } from './ob.numbers';
import { outrightsOf } from './ob.outright';

const ZH = new Intl.Collator('zh-CN-u-co-pinyin');
/** The first character of each letter in the order of the Chinese alphabet; i, u and v begin no syllable. */
const FIRST = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'];
const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ';

/** Letter under which OB files a name: its pinyin's first, its own for Latin ones, `#` for the rest. */
export function spellOf(name: string): string {
  const first = name.charAt(0);
  if (/[A-Za-z]/.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const index = FIRST.findLastIndex((character) => ZH.compare(character, first) <= 0);
  return LETTERS.charAt(Math.max(0, index));
}

function countOf(world: World, type: ListType, sport: WorldSport): number {
  if (type === LIST.outright) return outrightsOf(world).filter(({ league }) => league.sport === sport).length;
  return matchesOf(world, type, sport).length;
}

/** `initPB`: matches on offer, list by list and sport by sport. */
export function menu(world: World) {
  return MENU.map(({ menuId, name, type, end }) => {
    const subList = SPORTS.map(({ sport, csid, name: menuName, menu: first }) => ({
      menuId: first + end,
      menuName,
      menuType: type,
      grade: 2,
      parentId: menuId,
      count: countOf(world, type, sport),
      field1: csid,
      field2: '',
      subList: [],
      topMenuList: [],
    }));
    return {
      menuId,
      menuName: name,
      menuType: type,
      grade: 1,
      parentId: 0,
      count: subList.reduce((sum, { count }) => sum + count, 0),
      field1: '',
      field2: '',
      topMenuList: [],
      subList,
    };
  });
}

function toTournament(match: WorldMatch, num: number) {
  const { league } = match;
  return {
    id: String(league.number),
    nameText: leagueName(match),
    picUrlthumb: '',
    sportId: sportRow(match.sport).csid,
    num,
    hotStatus: league.hot ? 1 : 0,
    regionId: String(league.regionNumber),
    regionName: league.region,
    tournamentLevel: league.rank,
  };
}

const HOT = 'HOT';
const FILTERED: ReadonlySet<number> = new Set([LIST.live, LIST.today, LIST.early, LIST.parlay]);
/** The first position, before every letter. */
const order = (spell: string) => (spell === HOT ? '' : spell);

/** `getFilterMatchListPB`: the leagues of a list under their letters, hot ones first. @throws ObError 0408006 */
export function leagues(world: World, requested: { type: number; euid?: string | undefined; inputText: string }) {
  if (!requested.euid) throw new ObError(CODE.noMenu);
  const sport = sportOfMenu(requested.euid);
  if (!sport || !FILTERED.has(requested.type)) return [];
  const counted = new Map<string, { match: WorldMatch; num: number }>();
  for (const match of arrange(matchesOf(world, requested.type as ListType, sport), { leagues: [], day: null, sort: 1 })) {
    const key = leagueName(match);
    if (key.includes(requested.inputText)) counted.set(key, { match, num: (counted.get(key)?.num ?? 0) + 1 });
  }
  const groups = new Map<string, ReturnType<typeof toTournament>[]>();
  for (const { match, num } of counted.values()) {
    const spell = match.league.hot ? HOT : spellOf(match.league.name);
    groups.set(spell, [...(groups.get(spell) ?? []), toTournament(match, num)]);
  }
  return [...groups]
    .toSorted(([a], [b]) => (order(a) < order(b) ? -1 : 1))
    .map(([spell, tournamentList]) => ({ spell, introduction: spell, sportVOs: [{ sportId: sportRow(sport).csid, tournamentList }] }));
}
