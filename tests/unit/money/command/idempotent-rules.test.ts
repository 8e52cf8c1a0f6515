import { isFinalRefusal, isUnanswered, resendDelay } from '@/lib/domain/money/command/idempotent.rules';

const refusal = (code: number) => ({ code, message: '' });

test('a command without a result may still move money', () => {
  expect(['waiting', 'unknown', 'done', 'reviewing', 'refused', 'failed'].filter((state) => isUnanswered({ state }))).toEqual([
    'waiting',
    'unknown',
  ]);
});

test('a refusal of the first send is final, a later one when it is about the command', () => {
  expect([10_001, 10_003, 10_004].map((code) => isFinalRefusal(refusal(code), 1))).toEqual([true, true, true]);
  expect([10_001, 10_003, 10_004].map((code) => isFinalRefusal(refusal(code), 2))).toEqual([true, true, false]);
});

test('repeats become slower, up to a quarter of a minute', () => {
  expect([1, 2, 3, 20].map(resendDelay)).toEqual([1_000, 2_000, 4_000, 15_000]);
});
