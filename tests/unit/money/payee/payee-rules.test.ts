import { readdirSync, readFileSync } from 'node:fs';
import {
  cardDigits,
  caretAfter,
  countsOf,
  groupedCard,
  isCoin,
  isTypedTwice,
  networkOf,
  PAYEE_GROUPS,
  payeesOf,
  pollOfPayees,
} from '@/lib/domain/money/payee/payee.rules';
import { isAdded } from '@/lib/domain/money/payee/payee-lost.rules';
import { PAYEE_KINDS } from '@pavilion/contract/payee';
import * as fc from '../../../support/property';
import { aPayee } from '../../../support/payee.builder';

const INPUT = { kind: 'bank', number: '6214830000000009', bank: 'CMB', branch: '', alias: '' } as const;

test('every kind is in exactly one group', () => {
  expect(PAYEE_GROUPS.flat().toSorted()).toEqual([...PAYEE_KINDS].toSorted());
});

test('numbers without a checksum are entered twice', () => {
  expect(PAYEE_KINDS.filter((kind) => !isTypedTwice(kind))).toEqual(['bank', 'trc20', 'erc20']);
  expect(PAYEE_KINDS.filter(isCoin)).toEqual(['trc20', 'erc20']);
});

test.each([
  ['ERC20', 'erc20'],
  ['erc20', 'erc20'],
  ['TRC20', 'trc20'],
  ['x', 'trc20'],
  [['ERC20'], 'trc20'],
  [undefined, 'trc20'],
])('the network %j in an address is %s', (text, kind) => {
  expect(networkOf(text)).toBe(kind);
});

test('counts payees and those that cannot be paid', () => {
  const list = [aPayee(), aPayee({ state: 'reviewing' }), aPayee({ state: 'disabled' }), aPayee({ kind: 'wechat' })];
  expect(countsOf(payeesOf(['bank', 'trc20'], list))).toEqual({ count: 3, reviewing: 1, disabled: 1 });
  expect(pollOfPayees(list)).toBe(5_000);
  expect(pollOfPayees([aPayee(), aPayee({ state: 'disabled' })])).toBe(false);
});

test.each([
  ['with its kind and number', aPayee(), [], true],
  ['that existed before', aPayee(), ['1'], false],
  ['with another number', aPayee({ masked: '6214 **** **** 0001' }), [], false],
  ['of another kind', aPayee({ kind: 'digital' }), [], false],
])('a payee %s is the added one: %#', (_, payee, before, added) => {
  expect(isAdded(INPUT, [payee], before)).toBe(added);
});

test('a card number is grouped by four, and the caret stays behind its digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), fc.nat(), (digits, position) => {
      const text = groupedCard(digits);
      expect(text.split(' ').every((group, index, groups) => group.length === 4 || index === groups.length - 1)).toBe(true);
      expect(cardDigits(text)).toBe(digits);
      const count = digits === '' ? 0 : position % (digits.length + 1);
      expect(cardDigits(text.slice(0, caretAfter(count)))).toBe(digits.slice(0, count));
    }),
  );
  expect([0, 1, 4, 5, 8, 9].map(caretAfter)).toEqual([0, 1, 4, 6, 9, 11]);
});

test('a card field accepts full-width digits, and at most 19', () => {
  expect(cardDigits(' ６２１４ 8300-00ab')).toBe('6214830000');
  expect(cardDigits('1'.repeat(25))).toHaveLength(19);
});

test('the table of payees accepts every kind', () => {
  const folder = 'sandbox/kernel/db/migrations';
  const checks = readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bkind IN \(([^)]*'trc20'[^)]*)\)/g)].map((match) => match[1]!),
    );
  const taken = [...checks.at(-1)!.matchAll(/'(\w+)'/g)].map((match) => match[1]!);
  expect(taken.toSorted()).toEqual([...PAYEE_KINDS].toSorted());
});
