import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHIRT_TABLE, shirtOf } from '@/lib/domain/betting/sport/list/shirt.rules';
import { CLUB_KITS, packKits } from '../../../support/club-shirts';

const sheet = readFileSync(path.resolve(import.meta.dirname, '../../../../components/betting/sport/sport.css'), 'utf8');

test('the table contains exactly the listed clubs', () => {
  expect(SHIRT_TABLE).toBe(packKits(270));
});

test('a well-known club has its own colours under each of its names', () => {
  expect(CLUB_KITS.length).toBeGreaterThan(170);
  for (const { name, main, trim } of CLUB_KITS) expect([name, shirtOf(name)]).toEqual([name, { main, trim }]);
  expect(shirtOf('曼联')).toEqual({ main: 0, trim: 1 });
  expect(shirtOf('皇马')).toEqual(shirtOf('皇家马德里'));
});

test('its second team, women and youth have its colours too', () => {
  for (const squad of ['热刺后备队', '热刺预备队', '热刺女足', '热刺 U21', '热刺U23', '热刺FC'])
    expect([squad, shirtOf(squad)]).toEqual([squad, shirtOf('热刺')]);
  expect(shirtOf('狼')).toEqual(shirtOf('狼队'));
});

test('a team always has the same shirt', () => {
  expect(shirtOf('芜湖队')).toEqual(shirtOf('芜湖队'));
});

test('an away team in the home team’s main colour has a second kit', () => {
  expect(shirtOf('武汉三镇U19').main).toBe(shirtOf('云南玉昆U19').main);
  expect(shirtOf('云南玉昆U19', '武汉三镇U19').main).not.toBe(shirtOf('武汉三镇U19').main);
  expect(shirtOf('武汉三镇U19', '武汉三镇U19')).toEqual(shirtOf('武汉三镇U19'));
  expect(shirtOf('热刺', '曼联')).toEqual(shirtOf('热刺'));
});

test('other teams are spread evenly over all colours', () => {
  const kits = Array.from({ length: 2_000 }, (_, at) => shirtOf(`某${at}城`));
  expect(new Set(kits.map(({ main, trim }) => `${main}-${trim}`)).size).toBeGreaterThan(80);
  for (const { main, trim } of kits) {
    expect(sheet).toContain(`.m${main} {`);
    expect(sheet).toContain(`.t${trim} {`);
  }
});
