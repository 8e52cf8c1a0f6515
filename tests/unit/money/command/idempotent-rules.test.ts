import { isFinalRejection, isUnresolved, resendDelay } from '@/lib/domain/money/command/idempotent.rules';

const rejection = (code: number) => ({ code, message: '' });

test('a command without a result may still move money', () => {
  expect(['waiting', 'unknown', 'done', 'reviewing', 'rejected', 'failed'].filter((state) => isUnresolved({ state }))).toEqual([
    'waiting',
    'unknown',
  ]);
});

test('a rejection of the first send is final, and a later one is final when it concerns the command', () => {
  expect([10_001, 10_003, 10_004].map((code) => isFinalRejection(rejection(code), 1))).toEqual([true, true, true]);
  expect([10_001, 10_003, 10_004].map((code) => isFinalRejection(rejection(code), 2))).toEqual([true, true, false]);
});

test('repeats become less frequent, up to every 15 s', () => {
  expect([1, 2, 3, 20].map(resendDelay)).toEqual([1_000, 2_000, 4_000, 15_000]);
});
