/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Sheet } from '@/components/ui/sheet/sheet';

const AT = { clientX: 180, clientY: 640 };
const confirm = jest.fn();

function Page() {
  const [open, setOpen] = useState<'sheet' | 'alert' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button onClick={() => setOpen('sheet')}>使用</button>
      <button onClick={() => setOpen('alert')}>删除</button>
      <Sheet open={open === 'sheet'} title="使用现金券" onClose={close}>
        <button onClick={confirm}>确认使用</button>
      </Sheet>
      <AlertDialog open={open === 'alert'} onClose={close} onConfirm={confirm} cancel="取消">
        删除这张银行卡？
      </AlertDialog>
    </>
  );
}

/** Real ms between the taps: the events carry their own time. */
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const tap = (element: HTMLElement, at = AT) => fireEvent.click(element, at);
const sheet = () => screen.queryByRole('dialog', { name: '使用现金券' });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  confirm.mockClear();
  render(<Page />);
  // The taps of the test before are over.
  await wait(400);
});

test('the second tap of a double tap neither closes the sheet that the first one opened nor presses its buttons', async () => {
  tap(button('使用'));
  tap(sheet()!);
  tap(button('确认使用'));
  expect(sheet()).not.toBeNull();
  expect(confirm).not.toHaveBeenCalled();
  await wait(400);
  tap(sheet()!);
  expect(sheet()).toBeNull();
});

test('the second tap of a double tap does not confirm a question that the first one has just opened', () => {
  tap(button('删除'));
  tap(button('确定'));
  expect(confirm).not.toHaveBeenCalled();
});

test('a tap elsewhere, a later one and a key press count at once', async () => {
  tap(button('使用'));
  tap(button('确认使用'), { clientX: 180, clientY: 500 });
  expect(confirm).toHaveBeenCalledTimes(1);
  tap(sheet()!, { clientX: 180, clientY: 40 });
  await wait(400);
  tap(button('使用'));
  fireEvent.click(button('确认使用'));
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('the second tap of one that closes a sheet does not reach the page behind it', () => {
  tap(button('使用'));
  tap(button('关闭'), { clientX: 350, clientY: 300 });
  expect(sheet()).toBeNull();
  tap(button('删除'), { clientX: 352, clientY: 301 });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** The guard as a page loads it, once a dialog has opened. */
function loadGuard(): () => void {
  let noteMove = () => {};
  jest.isolateModules(
    () => ({ noteMove } = require('@/components/ui/sheet/second-tap') as typeof import('@/components/ui/sheet/second-tap')),
  );
  noteMove();
  return noteMove;
}

/** An element behind or in a dialog, and the listener of its taps. */
function aTarget() {
  const hit = jest.fn();
  const target = document.body.appendChild(document.createElement('div'));
  target.addEventListener('click', hit);
  return { target, hit };
}

test('the second tap does not count when the first one has just loaded the code that opens sheets', async () => {
  const { target: backdrop, hit } = aTarget();
  loadGuard();
  fireEvent.click(backdrop, AT);
  expect(hit).not.toHaveBeenCalled();
  await wait(400);
  fireEvent.click(backdrop, AT);
  expect(hit).toHaveBeenCalledTimes(1);
  // A dialog that has come and gone without a tap: the first tap is no second half.
  loadGuard()();
  fireEvent.click(backdrop, AT);
  expect(hit).toHaveBeenCalledTimes(2);
});

test('the first tap of a visit counts at once in a dialog that was part of the page', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
  const { target, hit } = aTarget();
  loadGuard();
  Reflect.deleteProperty(navigator, 'userActivation');
  fireEvent.click(target, AT);
  expect(hit).toHaveBeenCalledTimes(1);
});
