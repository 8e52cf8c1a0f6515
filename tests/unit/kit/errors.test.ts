import { businessMessage, connectionMessage, isPassing, shownMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, CancelledError, ContractError, NetworkError, isCallError } from '@/lib/kit/http/errors';
import { shouldRepeat } from '@/lib/kit/query/query-client';

const facts = { status: 0, message: '', statusText: '', online: true };

describe('messages for connection errors', () => {
  // @spec 8.12 8.13 8.14 8.15
  test.each([
    [{ ...facts, message: 'timeout' }, '连接超时'],
    [{ ...facts, message: 'Request Timeout of 400 ms', online: false }, '连接超时'],
    [facts, '连接已中断'],
    [{ ...facts, online: false }, '网络连接已断开'],
    [{ ...facts, status: 500, statusText: 'Internal Server Error' }, 'Internal Server Error'],
    [{ ...facts, status: 403, statusText: 'Forbidden' }, '网络错误，请稍后重试'],
    [{ ...facts, status: 406, statusText: 'Not Acceptable' }, '网络错误，请稍后重试'],
    [{ ...facts, status: 502, statusText: '' }, '未知连接错误'],
  ])('%o', (error, text) => {
    expect(connectionMessage(error)).toBe(text);
  });
});

describe('rewritten messages', () => {
  // @spec 8.06
  test.each([
    ['Failed to fetch', '网络错误，请稍后重试'],
    ['SSL error', '网络错误，请稍后重试'],
    ['Forbidden', '网络错误，请稍后重试'],
    ['Not Acceptable', '网络错误，请稍后重试'],
    ['', '系统错误，请稍后重试或联系客服'],
    ['  ', '系统错误，请稍后重试或联系客服'],
    ['Gateway down', 'Gateway down'],
    ['提款失败 Failed，请联系客服', '提款失败 Failed，请联系客服'],
  ])('%s', (text, message) => {
    expect(shownMessage(text)).toBe(message);
  });

  // @spec 8.07 8.11
  test('a business error without a message has its own default, and one with an empty message has the general text', () => {
    expect(businessMessage(null)).toBe('未知业务异常');
    expect(businessMessage(undefined)).toBe('未知业务异常');
    expect(businessMessage('')).toBe('系统错误，请稍后重试或联系客服');
    expect(businessMessage('余额不足')).toBe('余额不足');
  });
});

describe('the four errors', () => {
  // @spec 8.03
  test.each([
    [403, 'Forbidden'],
    [406, 'Not Acceptable'],
    [500, 'Internal Server Error'],
  ])('a network error keeps the status %d and its text, whatever message the member sees', (status, statusText) => {
    expect(new NetworkError({ ...facts, status, statusText })).toMatchObject({ status, statusText });
  });

  // @spec 8.10 8.11
  test('carry a message for the member and whether a retry may help', () => {
    expect(new CancelledError()).toMatchObject({ message: '请求已取消，请稍后再试', retryable: false });
    expect(new NetworkError({ ...facts, message: 'timeout' })).toMatchObject({ status: 0, timedOut: true, retryable: true });
    expect(new NetworkError({ ...facts, status: 404, statusText: 'Not Found' })).toMatchObject({ status: 404, retryable: false });
    expect(new BusinessError(3003, '赔率已变更', { a: 1 }, 'FBTY')).toMatchObject({ code: 3003, source: 'FBTY', data: { a: 1 } });
    expect(new BusinessError(3003, '赔率已变更', null, 'FBTY', { code: 3003, message: '赔率已变更' })).toMatchObject({
      response: { code: 3003, message: '赔率已变更' },
    });
    expect(new ContractError('sec', 'data.key')).toMatchObject({ call: 'sec', path: 'data.key', retryable: false });
  });

  test('differ from programming errors', () => {
    expect(isCallError(new CancelledError())).toBe(true);
    expect(isCallError(new TypeError('x'))).toBe(false);
    expect(isCallError(null)).toBe(false);
  });

  test('retries', () => {
    expect([0, 408, 429, 502, 503, 504].every(isPassing)).toBe(true);
    expect([400, 401, 403, 404, 413, 500, 501].some(isPassing)).toBe(false);
  });

  test('a query is repeated once, and only after a temporary error', () => {
    const lost = new NetworkError(facts);
    expect(shouldRepeat(0, lost)).toBe(true);
    expect(shouldRepeat(1, lost)).toBe(false);
    expect(shouldRepeat(0, new BusinessError(10001, ''))).toBe(false);
    expect(shouldRepeat(0, new ContractError('a', 'b'))).toBe(false);
    expect(shouldRepeat(0, new CancelledError())).toBe(false);
    expect(shouldRepeat(0, new Error('ours'))).toBe(false);
  });
});
