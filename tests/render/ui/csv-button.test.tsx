/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { CsvButton } from '@/components/ui/list/csv-button';
import type { Pages } from '@/components/ui/list/pages';
import { ToastOutlet } from '@/components/ui/toast/toast';

const mockLoader = { failing: true };
const saved = jest.fn();

const query: Pages<object> = {
  data: { pages: [{}] },
  error: null,
  isPending: false,
  isError: false,
  isFetching: false,
  isFetchingNextPage: false,
  hasNextPage: false,
  refetch: () => Promise.resolve(),
  fetchNextPage: () => Promise.resolve(query),
};
const loadTable = async () => () => 'csv';
jest.mock('@/lib/kit/browser/save-file', () => {
  if (mockLoader.failing) throw new Error('gone');
  return { saveFile: saved };
});

test('reports that the export’s script failed to load, and 重试 saves the file', async () => {
  render(
    <>
      <CsvButton name="投注记录" query={query} toRows={(pages) => pages} loadTable={loadTable} />
      <ToastOutlet />
    </>,
  );
  const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  await tap('下载表格');
  expect(screen.getByText('网络错误，请稍后重试')).toBeTruthy();
  mockLoader.failing = false;
  await tap('重试');
  expect(saved).toHaveBeenCalledTimes(1);
});
