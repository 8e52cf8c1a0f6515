import { isRealName, normalizeRealName, personNameOf } from '@pavilion/contract/real-name';
import * as fc from '../../../support/property';

test.each(['王小明', '欧阳', '阿卜杜拉·买买提', '𠮷野', '一'.repeat(20), `${'一'.repeat(14)}·${'二'.repeat(15)}`])(
  '%s is a name',
  (name) => {
    expect(isRealName(name)).toBe(true);
  },
);

test.each([
  '',
  '王',
  'Wang',
  '王1',
  '王 小明',
  '·王',
  '王·',
  '王··明',
  '一'.repeat(21),
  `${'一'.repeat(15)}·${'二'.repeat(15)}`,
  '一·二·三·四·五·六',
])('%j is none', (name) => {
  expect(isRealName(name)).toBe(false);
});

test.each([
  [' 王 小明　', '王小明'],
  ['阿卜•买买提', '阿卜·买买提'],
  ['阿卜．买‧买・提', '阿卜·买·买·提'],
  ['阿卜⋅买∙买･提', '阿卜·买·买·提'],
])('%j is read as %s', (typed, name) => {
  expect(normalizeRealName(typed)).toBe(name);
});

test.each(['欧阳·小明', '欧阳•小明', '欧阳・小明', '欧阳‧小明', '欧阳⋅小明', '欧 阳小明'])('%s is the person 欧阳小明', (typed) => {
  expect(personNameOf(typed)).toBe('欧阳小明');
});

test('normalizing twice changes nothing more, and every part of a name counts', () => {
  const part = fc.stringMatching(/^[一-龥]{1,5}$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 5 }), fc.constantFrom('·', '•', '．', '・', '‧'), (parts, dot) => {
      const name = normalizeRealName(parts.join(dot));
      expect(name).toBe(parts.join('·'));
      expect(normalizeRealName(name)).toBe(name);
      expect(isRealName(name)).toBe(true);
      expect(isRealName(`${name}·`)).toBe(false);
    }),
  );
});
