import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KIT_TABLE, kitOf } from '@/lib/domain/sport/kit.rules';
import { CLUB_KITS, packKits } from '../support/club-kits';

const sheet = readFileSync(path.resolve(import.meta.dirname, '../../components/sport/sport.css'), 'utf8');

test('the table is the one of the listed clubs', () => {
  expect(KIT_TABLE).toBe(packKits(270));
});

test('a well-known club wears its own colours, under each of its names', () => {
  expect(CLUB_KITS.length).toBeGreaterThan(170);
  for (const { name, main, trim } of CLUB_KITS) expect([name, kitOf(name)]).toEqual([name, { main, trim }]);
  expect(kitOf('曼联')).toEqual({ main: 0, trim: 1 });
  expect(kitOf('皇马')).toEqual(kitOf('皇家马德里'));
});

test('its second team, its women and its youth wear them, too', () => {
  for (const squad of ['热刺后备队', '热刺预备队', '热刺女足', '热刺 U21', '热刺U23', '热刺FC'])
    expect([squad, kitOf(squad)]).toEqual([squad, kitOf('热刺')]);
  expect(kitOf('狼')).toEqual(kitOf('狼队'));
});

test('a team always wears the same shirt', () => {
  expect(kitOf('芜湖队')).toEqual(kitOf('芜湖队'));
});

test('a guest in the home team’s main colour wears a second kit', () => {
  expect(kitOf('武汉三镇U19').main).toBe(kitOf('云南玉昆U19').main);
  expect(kitOf('云南玉昆U19', '武汉三镇U19').main).not.toBe(kitOf('武汉三镇U19').main);
  expect(kitOf('武汉三镇U19', '武汉三镇U19')).toEqual(kitOf('武汉三镇U19'));
  expect(kitOf('热刺', '曼联')).toEqual(kitOf('热刺'));
});

test('other teams are spread over the colours there are', () => {
  const kits = Array.from({ length: 2_000 }, (_, at) => kitOf(`某${at}城`));
  expect(new Set(kits.map(({ main, trim }) => `${main}-${trim}`)).size).toBeGreaterThan(80);
  for (const { main, trim } of kits) {
    expect(sheet).toContain(`.m${main} {`);
    expect(sheet).toContain(`.t${trim} {`);
  }
});
