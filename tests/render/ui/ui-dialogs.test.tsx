/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast, Toaster } from '@/components/ui/toast/toast';
import { closeToast } from '@/components/ui/toast/toast-queue';

function Sheets({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Toaster />
      <Sheet
        open={open}
        title="赔率变化时"
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      >
        <p>接受更好的赔率</p>
      </Sheet>
    </>
  );
}

afterEach(() => act(closeToast));

describe('sheet', () => {
  test('has its title as name and is closed by ×', async () => {
    const close = jest.fn();
    render(<Sheets onClose={close} />);
    expect(screen.getByRole('dialog', { name: '赔率变化时' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is closed by a tap beside it, not by one inside', () => {
    const close = jest.fn();
    render(<Sheets onClose={close} />);
    fireEvent.click(screen.getByText('接受更好的赔率'));
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('dialog'));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('reports the browser’s own closing (Esc) once', () => {
    const close = jest.fn();
    render(<Sheets onClose={close} />);
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('close'));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('moves above the on-screen keyboard, and back when that is hidden', () => {
    const phone = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, offsetTop: 0 });
    Object.defineProperty(window, 'visualViewport', { value: phone, configurable: true });
    try {
      render(<Sheets onClose={() => undefined} />);
      const { style } = screen.getByRole('dialog');
      const covered = (px: number, scale = 1) => {
        Object.assign(phone, { height: window.innerHeight - px, scale });
        phone.dispatchEvent(new Event('resize'));
        return [style.marginBottom, style.maxHeight];
      };
      expect(covered(300)).toEqual(['300px', `${window.innerHeight - 308}px`]);
      expect(covered(0)).toEqual(['', '']);
      // A browser's bar is no keyboard, and of a page that is zoomed only a part is seen.
      expect(covered(50)).toEqual(['', '']);
      expect(covered(300, 2)).toEqual(['', '']);
    } finally {
      Reflect.deleteProperty(window, 'visualViewport');
    }
  });

  test('shows a toast inside the open sheet, neither covered nor inert', () => {
    render(<Sheets onClose={() => undefined} />);
    act(() => showToast('已复制'));
    expect(screen.getByRole('dialog').contains(screen.getByText('已复制'))).toBe(true);
    expect(screen.getAllByText('已复制')).toHaveLength(1);
  });

  test('leaves the buttons at both ends of a header to be seen and tapped', () => {
    render(<Toaster />);
    act(() => showToast('已取消'));
    const region = screen.getByText('已取消').closest('output')!;
    // 52 px: a button of 44 and the header's padding.
    expect(region.className).toContain('px-13');
    expect(region.className).toContain('pointer-events-none');
  });
});

test('does not scroll the page until the last of its dialogs is closed', () => {
  const rests = () => document.documentElement.hasAttribute('data-modal');
  expect(readFileSync('app/globals.css', 'utf8')).toMatch(/html\[data-modal\] \{\s+overflow: hidden;/);
  const alert = (open: boolean) => (
    <AlertDialog open={open} onClose={() => undefined}>
      已收到
    </AlertDialog>
  );
  const { rerender, unmount } = render(alert(true));
  const sheet = render(<Sheets onClose={() => undefined} />);
  expect(rests()).toBe(true);
  rerender(alert(false));
  expect(rests()).toBe(true);
  fireEvent.click(sheet.getByRole('dialog', { name: '赔率变化时' }));
  expect(rests()).toBe(false);
  rerender(alert(true));
  expect(rests()).toBe(true);
  unmount();
  expect(rests()).toBe(false);
});

describe('alert dialog', () => {
  // @spec 2.89
  test('has the default title and button of the product', async () => {
    const close = jest.fn();
    render(
      <AlertDialog open onClose={close}>
        请勿转账
      </AlertDialog>,
    );
    expect(screen.getByRole('alertdialog', { name: '温馨提示', description: '请勿转账' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  // @spec 2.90
  test('is 360 wide, less on a narrow screen, and appears within 300 ms', () => {
    render(
      <AlertDialog open onClose={jest.fn()}>
        请勿转账
      </AlertDialog>,
    );
    expect(screen.getByRole('alertdialog').className).toMatch(/(?:^| )alert .*w-\[360px\] max-w-\[calc\(100vw-30px\)\]/);
    const styles = readFileSync('app/globals.css', 'utf8');
    const rule = (selector: string) => styles.split(`\n  ${selector} {`)[1]!.split('}')[0]!;
    expect(rule('dialog[open]')).toContain('transition-duration: 300ms');
    expect(rule('.alert')).toContain('translate: 0 12px');
    expect(styles).toMatch(/@starting-style \{\s*dialog\[open\] \{\s*opacity: 0;/);
  });

  test('confirm and cancel give different results', async () => {
    const close = jest.fn();
    const confirm = jest.fn();
    render(
      <AlertDialog open onClose={close} onConfirm={confirm} cancel="取消">
        退出登录？
      </AlertDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('stays 3 s, in a region that existed before', () => {
    render(<Toaster />);
    const region = screen.getByRole('status');
    act(() => showToast('地址已复制'));
    expect(region.textContent).toContain('地址已复制');
    act(() => jest.advanceTimersByTime(2999));
    expect(region.textContent).toContain('地址已复制');
    act(() => jest.advanceTimersByTime(1));
    expect(region.childElementCount).toBe(0);
  });

  test('stays 6 s with an action, which runs once', () => {
    const undo = jest.fn();
    render(<Toaster />);
    act(() => showToast('第 2 项已移出', { action: { label: '撤销', onPress: undo } }));
    act(() => jest.advanceTimersByTime(5000));
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('第 2 项已移出')).toBeNull();
  });
});
