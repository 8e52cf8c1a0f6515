import { repeatGuard } from '../../../sandbox/venues/shared/repeat-guard';
import { memoryShortLived } from '../../support/short-lived';

class Repeat extends Error {}

let at = 0;
let working = memoryShortLived<string>();
const guardOf = (isDone?: (error: unknown) => boolean) =>
  repeatGuard({ working, reject: () => new Repeat(), now: () => at, ...(isDone && { isDone }) });
/** Work that ends when the test ends it. */
function createPendingRequest() {
  let end = () => {};
  let fail = (_error: Error) => {};
  const work = new Promise<string>((resolve, reject) => {
    end = () => resolve('done');
    fail = reject;
  });
  return { work: () => work, end, fail };
}

beforeEach(() => {
  at = 1000;
  working = memoryShortLived();
});

it('rejects a repeat while the first call runs and for three seconds after', async () => {
  const guard = guardOf();
  const slow = createPendingRequest();
  const first = guard.once('m', 'bet', slow.work);
  at += 10_000;
  await expect(guard.once('m', 'bet', slow.work)).rejects.toThrow(Repeat);
  slow.end();
  await first;
  at += 2999;
  await expect(guard.once('m', 'bet', slow.work)).rejects.toThrow(Repeat);
  await expect(guard.once('other', 'bet', slow.work)).resolves.toBe('done');
  at += 1;
  await expect(guard.once('m', 'bet', slow.work)).resolves.toBe('done');
});

it('allows a rejected call to be repeated at once, unless it took effect', async () => {
  const rejected = () => Promise.reject(new Error('rejected'));
  const strict = guardOf();
  await expect(strict.once('m', 'bet', rejected)).rejects.toThrow('rejected');
  await expect(strict.once('m', 'bet', rejected)).rejects.toThrow('rejected');
  const taken = guardOf(() => true);
  await expect(taken.once('m', 'bet', rejected)).rejects.toThrow('rejected');
  await expect(taken.once('m', 'bet', rejected)).rejects.toThrow(Repeat);
});

it('a failing call from before a reset removes no newer entry', async () => {
  const guard = guardOf();
  const [old, young] = [createPendingRequest(), createPendingRequest()];
  const first = guard.once('m', 'bet', old.work);
  working.clear();
  const second = guard.once('m', 'bet', young.work);
  old.fail(new Error('late'));
  await expect(first).rejects.toThrow('late');
  await expect(guard.once('m', 'bet', young.work)).rejects.toThrow(Repeat);
  young.end();
  await expect(second).resolves.toBe('done');
});
