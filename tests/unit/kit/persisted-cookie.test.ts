/** @jest-environment jest-fixed-jsdom */
import { create } from 'zustand';
import { removeCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { persistCookie } from '@/lib/kit/browser/persisted-cookie';

const newPage = () => {
  const store = create<{ size: number; other: number }>()(() => ({ size: 1, other: 0 }));
  return { store, keep: () => persistCookie(store, 'kept', ({ size }) => `s${size}`) };
};

afterEach(() => removeCookie('kept'));

test('a cookie is written only when its value changes', () => {
  const { store, keep } = newPage();
  keep();
  store.setState({ other: 7 });
  expect(document.cookie).toBe('');
  store.setState({ size: 2 });
  expect(document.cookie).toBe('kept=s2');
  store.setState({ size: 1 });
  expect(document.cookie).toBe('kept=s1');
});

test('a cookie that differs from storage is corrected at once', () => {
  writeCookie('kept', 's9');
  const { store, keep } = newPage();
  store.setState({ size: 3 });
  keep();
  expect(document.cookie).toBe('kept=s3');
});
