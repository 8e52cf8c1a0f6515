/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import { ToastOutlet } from '@/components/ui/toast/toast';

function Piece({ load, wanted, setWanted }: { load: () => Promise<string>; wanted: boolean; setWanted?: (wanted: boolean) => void }) {
  return (
    <>
      <Lazy load={load} wanted={wanted} setWanted={setWanted}>
        {(piece) => <p>{piece}</p>}
      </Lazy>
      <ToastOutlet />
    </>
  );
}

describe('a lazy component', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is loaded once when needed', async () => {
    const load = jest.fn(async () => 'here');
    const { rerender } = render(<Piece load={load} wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    await act(async () => rerender(<Piece load={load} wanted />));
    await act(async () => rerender(<Piece load={load} wanted={false} />));
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('reports a failing network and loads again while needed', async () => {
    const load = jest.fn(async () => 'here').mockRejectedValueOnce(new Error('gone'));
    await act(async () => render(<Piece load={load} wanted />));
    expect(screen.queryByText('here')).toBeNull();
    expect(screen.getByText('网络错误，请稍后重试')).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(5_000));
    expect(screen.getByText('here')).toBeTruthy();
  });

  test('gives up after 15 s without a result and loads again', async () => {
    const load = jest.fn(async () => 'here').mockReturnValueOnce(new Promise(() => undefined));
    await act(async () => render(<Piece load={load} wanted />));
    await act(async () => jest.advanceTimersByTime(14_999));
    expect(screen.queryByText('网络错误，请稍后重试')).toBeNull();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByText('网络错误，请稍后重试')).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(5_000));
    expect(screen.getByText('here')).toBeTruthy();
  });

  test('stops loading when no longer needed', async () => {
    const load = jest.fn(async () => 'here').mockRejectedValue(new Error('gone'));
    const setWanted = jest.fn();
    const { rerender } = render(<Piece load={load} wanted setWanted={setWanted} />);
    await act(async () => undefined);
    expect(setWanted.mock.calls).toEqual([[false]]);
    await act(async () => rerender(<Piece load={load} wanted={false} setWanted={setWanted} />));
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

/** Something that a tap opens. */
function Opened({ load }: { load: () => Promise<string> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Piece load={load} wanted={open} setWanted={setOpen} />
    </>
  );
}

describe('a tap whose component fails to load', () => {
  const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const goOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const failing = (times: number) => {
    const load = jest.fn(async () => 'here');
    for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('gone'));
    return load;
  };
  afterEach(() => jest.restoreAllMocks());

  test('opens it on 重试', async () => {
    const load = failing(1);
    render(<Opened load={load} />);
    await tap('打开');
    expect(screen.queryByText('here')).toBeNull();
    await tap('重试');
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('offers a reload after a second failure, once the site responds', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    render(<Opened load={failing(2)} />);
    await tap('打开');
    await tap('重试');
    expect(screen.getByText('部分内容加载失败')).toBeTruthy();
    await tap('重新加载');
    expect(fetchSpy.mock.calls).toEqual([['/api/health', { cache: 'no-store' }]]);
    // The site is unreachable: the page stays.
    expect(screen.getByText('网络错误，请稍后重试')).toBeTruthy();
  });

  test('offers no reload while offline, which would lose the page', async () => {
    goOnline(false);
    render(<Opened load={failing(2)} />);
    await tap('打开');
    await tap('重试');
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
    await tap('重试');
    expect(screen.getByText('here')).toBeTruthy();
  });
});
