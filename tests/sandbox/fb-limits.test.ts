import * as fc from '../support/property';
import { limitsAt } from '../../sandbox/venues/fb/fb.limits.rules';

it('lets no bet win more than 100,000.00, in steps of 10.00, between 10.00 and 50,000.00', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 900_000 }), (thousandths) => {
      const { min, max } = limitsAt(String(thousandths / 1000));
      expect(min).toBe(1000n);
      expect(max % 1000n).toBe(0n);
      expect(max >= min && max <= 5_000_000n).toBe(true);
      expect((max * BigInt(thousandths - 1000)) / 1000n <= 10_000_000n).toBe(true);
    }),
  );
});

it('keeps the full stake at short prices and the least at absurd ones', () => {
  expect(limitsAt('1.83').max).toBe(5_000_000n);
  expect(limitsAt('3').max).toBe(5_000_000n);
  expect(limitsAt('9.2').max).toBe(1_219_000n);
  expect(limitsAt('99999').max).toBe(1000n);
});
