import { PAYEE_KINDS } from '@pavilion/contract/payee';
import { BANKS, bankOfCard } from '@pavilion/contract/banks';
import { maskPayeeNumber, normalizePayeeNumber, payeeNumberFault, type PayeeKind } from '@pavilion/contract/payee-number';
import * as fc from '../../../support/property';
import { aCardNumber, anEthereumAddress, aTronAddress } from '../../../support/account-number.builder';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const VALID: Readonly<Record<PayeeKind, fc.Arbitrary<string>>> = {
  bank: aCardNumber(),
  trc20: aTronAddress(),
  erc20: anEthereumAddress(),
  ebpay: fc.stringMatching(/^[A-Za-z0-9]{8,64}$/),
  koipay: fc.stringMatching(/^[A-Za-z0-9]{8,64}$/),
  alipay: fc.oneof(fc.stringMatching(/^1[3-9]\d{9}$/), fc.stringMatching(/^[a-z]{8,20}@[a-z]{2,10}\.com$/)),
  wechat: fc.stringMatching(/^[A-Za-z][-_A-Za-z0-9]{7,19}$/),
  digital: fc.stringMatching(/^\d{16}$/),
  sharelife: fc.stringMatching(/^[A-Za-z0-9]{8,64}$/),
};

test.each([
  ['bank', '', 'empty'],
  ['bank', '4111111111111111', null],
  ['bank', '4111111111111112', 'checksum'],
  ['bank', '41111111111111', 'form'],
  ['bank', '411111111111111111111', 'form'],
  ['bank', '4111-1111', 'form'],
  ['trc20', TRON, null],
  ['trc20', ETHEREUM, 'network'],
  ['trc20', '0x1', 'network'],
  ['trc20', TRON.slice(0, -1), 'form'],
  ['trc20', `${TRON.slice(0, -1)}u`, 'checksum'],
  ['trc20', `${TRON.slice(0, -1)}0`, 'form'],
  ['erc20', ETHEREUM, null],
  ['erc20', ETHEREUM.toLowerCase(), null],
  ['erc20', TRON, 'network'],
  ['erc20', ETHEREUM.replace('aAe', 'AAe'), 'checksum'],
  ['erc20', `${ETHEREUM}0`, 'form'],
  ['alipay', '13800138000', null],
  ['alipay', 'li.xiao+1@mail.example.com', null],
  ['alipay', '12800138000', 'form'],
  ['alipay', 'li@mail', 'form'],
  ['alipay', '13800138000@', 'form'],
  ['wechat', 'wxid_12-3', null],
  ['wechat', '1wxid_123', 'form'],
  ['wechat', 'wxid_', 'form'],
  ['ebpay', 'a2345678', null],
  ['koipay', 'a234567', 'form'],
  ['sharelife', 'a234567-', 'form'],
  ['digital', '0034567890123456', null],
  ['digital', '003456789012345', 'form'],
] as const)('%s %s: %s', async (kind, number, fault) => {
  expect(await payeeNumberFault(kind, number)).toBe(fault);
});

test.each([
  ['bank', ' ４１１１ 1111-1111\u20131111\n', '4111111111111111'],
  ['digital', '0034 5678 9012 3456', '0034567890123456'],
  ['trc20', ` ${TRON.slice(0, 17)}\n${TRON.slice(17)} `, TRON],
  ['erc20', '\uFEFF0x5a\u200B', '0x5a'],
  ['alipay', '+86 138-0013-8000', '13800138000'],
  ['alipay', '13800138000@qq.com', '13800138000@qq.com'],
  ['alipay', ' li-xiao@mail.example ', 'li-xiao@mail.example'],
  ['alipay', 'ｌｉ＠mail.example', 'li@mail.example'],
  ['wechat', ' wx-id_1 ', 'wx-id_1'],
] as const)('%s typed as %j is sent as %s', (kind, typed, number) => {
  expect(normalizePayeeNumber(kind, typed)).toBe(number);
});

test('normalizing twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYEE_KINDS), fc.string({ unit: 'binary' }), (kind, typed) => {
      const once = normalizePayeeNumber(kind, typed);
      expect(normalizePayeeNumber(kind, once)).toBe(once);
    }),
  );
});

test.each([
  ['bank', '6222021234561234', '6222 **** **** 1234'],
  ['trc20', TRON, 'TR7N…gjLj6t'],
  ['erc20', ETHEREUM, '0x5a…1BeAed'],
  ['alipay', '13800138000', '138****8000'],
  ['alipay', 'abc@x.com', 'a***@x.com'],
  ['wechat', 'wxid_123', 'wx****23'],
  ['digital', '0034567890123456', '00****56'],
] as const)('%s %s is shown as %s', (kind, number, masked) => {
  expect(maskPayeeNumber(kind, number)).toBe(masked);
});

describe.each(PAYEE_KINDS)('a number of the kind %s', (kind) => {
  test('is valid as generated, and as normalized', async () => {
    await fc.assert(
      fc.asyncProperty(VALID[kind], async (number) => {
        expect(normalizePayeeNumber(kind, number)).toBe(number);
        expect(await payeeNumberFault(kind, number)).toBeNull();
      }),
    );
  });

  test('loses its middle in the mask', () => {
    fc.assert(
      fc.property(VALID[kind], (number) => {
        // The mail's domain stays, and may hold the account by chance.
        const [masked, shownDomain] = maskPayeeNumber(kind, number).split('@');
        const [account, domain] = number.split('@') as [string, string?];
        expect(shownDomain).toBe(domain);
        const middle = account.length >= 14 ? account.slice(5, -6) : account.slice(3, -4);
        // The ends may hold the middle's characters by chance, two alone often.
        const isAtEnd = account.slice(0, 5).includes(middle) || account.slice(-6).includes(middle);
        if (middle.length >= 3 && !isAtEnd) expect(masked).not.toContain(middle);
        expect(masked).not.toContain(account);
      }),
    );
  });
});

test('guesses the bank by the first digits', () => {
  expect(bankOfCard('6222021234567890123')).toBe('ICBC');
  expect(bankOfCard('9559980000000000000')).toBe('ABC');
  expect(bankOfCard('6214830000000000')).toBe('CMB');
  expect(bankOfCard('62')).toBeNull();
  expect(bankOfCard('4111111111111111')).toBeNull();
});

test('no two banks share a prefix', () => {
  const prefixes = BANKS.flatMap((bank) => bank.prefixes);
  const clashes = prefixes.filter((prefix, index) => prefixes.some((other, at) => at !== index && prefix.startsWith(other)));
  expect(clashes).toEqual([]);
  expect(new Set(BANKS.map(({ code }) => code)).size).toBe(BANKS.length);
});
