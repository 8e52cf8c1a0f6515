/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { Late } from '@/components/ui/late';
import { ToastOutlet } from '@/components/ui/toast';

function Piece({ load, wanted, missed }: { load: () => Promise<string>; wanted: boolean; missed?: () => void }) {
  return (
    <>
      <Late load={load} wanted={wanted} missed={missed}>
        {(piece) => <p>{piece}</p>}
      </Late>
      <ToastOutlet />
    </>
  );
}

describe('a late piece', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is asked for when wanted, once', async () => {
    const load = jest.fn(async () => 'here');
    const { rerender } = render(<Piece load={load} wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    await act(async () => rerender(<Piece load={load} wanted />));
    await act(async () => rerender(<Piece load={load} wanted={false} />));
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a failing network says so, and the piece is asked for again while it is wanted', async () => {
    const load = jest.fn(async () => 'here').mockRejectedValueOnce(new Error('gone'));
    await act(async () => render(<Piece load={load} wanted />));
    expect(screen.queryByText('here')).toBeNull();
    expect(screen.getByText('网络错误，请稍后重试')).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(5_000));
    expect(screen.getByText('here')).toBeTruthy();
  });

  test('a network that neither brings it nor fails is given up after 15 s, and asked again', async () => {
    const load = jest.fn(async () => 'here').mockReturnValueOnce(new Promise(() => undefined));
    await act(async () => render(<Piece load={load} wanted />));
    await act(async () => jest.advanceTimersByTime(14_999));
    expect(screen.queryByText('网络错误，请稍后重试')).toBeNull();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByText('网络错误，请稍后重试')).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(5_000));
    expect(screen.getByText('here')).toBeTruthy();
  });

  test('a wish taken back asks no more', async () => {
    const load = jest.fn(async () => 'here').mockRejectedValue(new Error('gone'));
    const missed = jest.fn();
    const { rerender } = render(<Piece load={load} wanted missed={missed} />);
    await act(async () => undefined);
    expect(missed).toHaveBeenCalledTimes(1);
    await act(async () => rerender(<Piece load={load} wanted={false} missed={missed} />));
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
