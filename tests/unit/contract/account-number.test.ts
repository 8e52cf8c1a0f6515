import { isBase58Check, isEip55, isLuhn } from '@pavilion/contract/account-number';
import * as fc from '../../support/property';
import { aCardNumber, anEthereumAddress, aTronAddress, base58Address } from '../../support/account-number.builder';

describe('Luhn', () => {
  test.each(['79927398713', '4111111111111111', '0'])('%s is valid', (number) => {
    expect(isLuhn(number)).toBe(true);
  });

  test.each(['', '79927398710', '7992739871a', '７９９２７３９８７１３', '7992 7398 713'])('%j is invalid', (number) => {
    expect(isLuhn(number)).toBe(false);
  });

  test('one changed digit is detected', () => {
    fc.assert(
      fc.property(aCardNumber(), fc.nat(), fc.integer({ min: 1, max: 9 }), (number, position, difference) => {
        const at = position % number.length;
        const changed = (Number(number[at]) + difference) % 10;
        expect(isLuhn(number)).toBe(true);
        expect(isLuhn(`${number.slice(0, at)}${changed}${number.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  test('two swapped neighbours are detected, except 0 and 9', () => {
    fc.assert(
      fc.property(aCardNumber(), fc.nat(), (number, position) => {
        const at = position % (number.length - 1);
        const pair = number.slice(at, at + 2);
        fc.pre(pair[0] !== pair[1] && pair !== '09' && pair !== '90');
        expect(isLuhn(`${number.slice(0, at)}${pair[1]}${pair[0]}${number.slice(at + 2)}`)).toBe(false);
      }),
    );
  });
});

describe('base58check', () => {
  test('accepts the contract of USDT on TRON', async () => {
    expect(await isBase58Check('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(true);
  });

  test.each(['', 'T', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'])(
    '%j is invalid',
    async (address) => {
      expect(await isBase58Check(address)).toBe(false);
    },
  );

  test('accepts every payload of the network and no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.integer({ min: 0, max: 255 }), async (bytes, prefix) => {
        expect(await isBase58Check(base58Address(bytes))).toBe(true);
        expect(await isBase58Check(base58Address(bytes, prefix))).toBe(prefix === 0x41);
      }),
    );
  });

  test('one changed character is detected', async () => {
    const characters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    await fc.assert(
      fc.asyncProperty(aTronAddress(), fc.nat(), fc.constantFrom(...characters), async (address, position, character) => {
        const at = position % address.length;
        fc.pre(address[at] !== character);
        expect(await isBase58Check(`${address.slice(0, at)}${character}${address.slice(at + 1)}`)).toBe(false);
      }),
    );
  });
});

describe('EIP-55', () => {
  // The examples of the standard.
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('%s is valid', async (address) => {
    expect(await isEip55(address)).toBe(true);
  });

  test.each([
    '',
    '0x',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ])('%j is invalid', async (address) => {
    expect(await isEip55(address)).toBe(false);
  });

  test('a letter in the other case is detected, and an address in one case only has no checksum', async () => {
    await fc.assert(
      fc.asyncProperty(anEthereumAddress(), fc.nat(), async (address, position) => {
        expect(await isEip55(address)).toBe(true);
        expect(await isEip55(address.toLowerCase())).toBe(true);
        expect(await isEip55(`0x${address.slice(2).toUpperCase()}`)).toBe(true);
        const letters = [...address].flatMap((character, index) => (index > 1 && /[a-f]/i.test(character) ? [index] : []));
        fc.pre(letters.length > 0);
        const at = letters[position % letters.length]!;
        const letter = address[at]!;
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const changed = `${address.slice(0, at)}${other}${address.slice(at + 1)}`;
        const hex = changed.slice(2);
        fc.pre(hex !== hex.toLowerCase() && hex !== hex.toUpperCase());
        expect(await isEip55(changed)).toBe(false);
      }),
    );
  });
});
