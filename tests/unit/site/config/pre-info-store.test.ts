/** @jest-environment jest-fixed-jsdom */
import type { PreInfo } from '@/lib/domain/site/config/pre-info.api';
import { rememberPreInfo } from '@/lib/domain/site/config/pre-info.storage';
import { readSample } from '../../../support/sample';

const preInfo = readSample<{ response: { data: PreInfo } }>('pre-info').response.data;
const stored = () => JSON.parse(localStorage.getItem('preInfo') ?? 'null') as (PreInfo & { at: number }) | null;

beforeEach(() => localStorage.clear());

// @spec 3.06 7.10
test('stores pre-info in localStorage with its time', () => {
  rememberPreInfo(preInfo, 1000);
  expect(stored()).toEqual({ ...preInfo, at: 1000 });
});

// @spec 3.28
test('keeps the known address when pre-info came through the site’s server without one', () => {
  rememberPreInfo({ ...preInfo, ip: '203.0.113.7' }, 1000);
  rememberPreInfo({ ...preInfo, ip: '' }, 2000);
  expect(stored()).toMatchObject({ ip: '203.0.113.7', at: 2000 });
  rememberPreInfo({ ...preInfo, ip: '203.0.113.8' }, 3000);
  expect(stored()).toMatchObject({ ip: '203.0.113.8' });
});

test('reads no address from an invalid value, and a storage that fails breaks nothing', () => {
  localStorage.setItem('preInfo', '{"ip":7}');
  rememberPreInfo({ ...preInfo, ip: '' }, 1000);
  expect(stored()).toMatchObject({ ip: '' });
  const reject = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberPreInfo(preInfo, 2000)).not.toThrow();
  reject.mockRestore();
});
