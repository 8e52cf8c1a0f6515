import * as fc from '../../support/property';
import { chainHash, netEntries, requestHash } from '../../../sandbox/kernel/ledger/ledger.rules';
import { availableOf, lockedOf } from '../../../sandbox/kernel/ledger/ledger.model';

const base = { key: 'k', memberId: 'm', kind: 'adjust' as const, reference: 'r' };

describe('entries of a transfer', () => {
  it('are one row per account in account order, without zero amounts', () => {
    expect(
      netEntries([
        { account: 'b', amount: 5n },
        { account: 'a', amount: -7n },
        { account: 'b', amount: 2n },
        { account: 'c', amount: 0n },
      ]),
    ).toEqual([
      { account: 'a', amount: -7n },
      { account: 'b', amount: 7n },
    ]);
  });

  it('have the same sum in any order', () => {
    const entry = fc.record({ account: fc.constantFrom('a', 'b', 'c'), amount: fc.bigInt({ min: -1000n, max: 1000n }) });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const sum = (rows: { amount: bigint }[]): bigint => rows.reduce((total, row) => total + row.amount, 0n);
        expect(sum(netEntries(entries))).toBe(sum(entries));
        expect(netEntries(entries.toReversed())).toEqual(netEntries(entries));
      }),
    );
  });
});

describe('the fingerprint of a request', () => {
  it('depends on its content, not on order, time or key', () => {
    const entries = [
      { account: 'a', amount: -1n },
      { account: 'b', amount: 1n },
    ];
    const hash = requestHash({ ...base, entries });
    expect(requestHash({ ...base, entries: entries.toReversed(), at: 5, key: 'other' })).toBe(hash);
    expect(requestHash({ ...base, reference: 'x', entries })).not.toBe(hash);
    expect(requestHash({ ...base, kind: 'grant', entries })).not.toBe(hash);
    expect(requestHash({ ...base, entries: entries.map((entry) => ({ ...entry, amount: entry.amount * 2n })) })).not.toBe(hash);
  });
});

describe('the hash chain', () => {
  const transfer = {
    seq: 1,
    owner: 'm',
    key: 'k',
    requestHash: 'h',
    kind: 'grant',
    reference: 'r',
    at: 1,
    entries: [{ account: 'a', amount: 1n, balanceAfter: 1n }],
  };

  it('covers every stored field and the previous entry', () => {
    const hash = chainHash('0', transfer);
    const changed = [
      chainHash('1', transfer),
      chainHash('0', { ...transfer, seq: 2 }),
      chainHash('0', { ...transfer, owner: 'n' }),
      chainHash('0', { ...transfer, at: 2 }),
      chainHash('0', { ...transfer, entries: [{ account: 'a', amount: 2n, balanceAfter: 1n }] }),
      chainHash('0', { ...transfer, entries: [{ account: 'a', amount: 1n, balanceAfter: 2n }] }),
    ];
    expect(new Set([hash, ...changed]).size).toBe(changed.length + 1);
    expect(chainHash('0', { ...transfer })).toBe(hash);
  });
});

it('a member has two accounts for each wallet', () => {
  expect(availableOf('1', 'CENTER')).toBe(availableOf('1'));
  const all = [availableOf, lockedOf].flatMap((of) => (['CENTER', 'IMTY', 'OBTY', 'FBTY'] as const).map((wallet) => of('1', wallet)));
  expect(new Set(all).size).toBe(8);
  expect(availableOf('1')).not.toBe(availableOf('2'));
  expect(availableOf('1')).not.toBe(lockedOf('1'));
});
