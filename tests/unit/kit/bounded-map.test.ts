import { BoundedMap } from '@/lib/kit/store/bounded-map';

test('drops the entry that was set longest ago when it exceeds its limit, and setting an entry again keeps it', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
  map.delete('a');
  map.set('d', 5);
  expect([...map.keys()]).toEqual(['c', 'd']);
});
