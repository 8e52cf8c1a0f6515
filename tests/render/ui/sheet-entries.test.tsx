/** @jest-environment jest-fixed-jsdom */
import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { goTo } from '@/components/betting/sport/list/sport-address';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Sheet } from '@/components/ui/sheet/sheet';
import { entriesOverPage } from '@/components/ui/sheet/sheet-entries';

/** A page with a sheet, and a sheet over that one. */
function Sheets() {
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Sheet open={open} onClose={() => setOpen(false)} title="筛选">
        <button onClick={() => setOver(true)}>more</button>
        <button onClick={() => goTo('/game/sport?t=live&l=7')}>choose</button>
        <button
          onClick={() => {
            goTo('/game/sport?t=live');
            setOpen(false);
          }}
        >
          clear and done
        </button>
      </Sheet>
      <Sheet open={over} onClose={() => setOver(false)} title="赔率变化">
        x
      </Sheet>
    </>
  );
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const shown = () => [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent);
/** Hears of each step back, as the page's router would. */
const onPopState = jest.fn();

/** Steps to come; this listener runs before the sheets' own one, which may stop them. */
let left = 0;
let stepped = () => {};
window.addEventListener(
  'popstate',
  () => {
    left -= 1;
    if (left === 0) stepped();
  },
  { capture: true },
);

/** A step by the browser's own button, and what follows from it. */
async function step(by: number, times = 1): Promise<void> {
  left = times;
  const done = new Promise<void>((resolve) => (stepped = resolve));
  await act(async () => {
    history.go(by);
    await done;
  });
}

beforeEach(() => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/game/sport?t=live');
  onPopState.mockClear();
  window.addEventListener('popstate', onPopState);
});
afterEach(() => window.removeEventListener('popstate', onPopState));

test('back closes the topmost sheet and keeps the page', async () => {
  render(<Sheets />);
  tap('open');
  tap('more');
  expect([shown(), entriesOverPage()]).toEqual([['筛选', '赔率变化'], 2]);
  await step(-1);
  expect([shown(), location.search]).toEqual([['筛选'], '?t=live']);
  await step(-1);
  expect([shown(), location.pathname, entriesOverPage()]).toEqual([[], '/game/sport', 0]);
  expect(onPopState).not.toHaveBeenCalled();
  await step(-1);
  expect(location.pathname).toBe('/before');
});

test('a sheet closed by a tap leaves no history step: the next sheet reuses its entry, and back skips it', async () => {
  render(<Sheets />);
  const before = history.length;
  tap('open');
  tap('clear and done');
  expect(shown()).toEqual([]);
  tap('open');
  expect([shown(), history.length]).toEqual([['筛选'], before + 1]);
  tap('clear and done');
  await step(-1, 2);
  expect(location.pathname).toBe('/before');
});

test('keeps the choice made in a sheet, however it is closed', async () => {
  render(<Sheets />);
  tap('open');
  tap('choose');
  await step(-1);
  expect([shown(), location.search]).toEqual([[], '?t=live&l=7']);
  tap('open');
  tap('clear and done');
  expect([shown(), location.search]).toEqual([[], '?t=live']);
  // Nothing steps by itself afterwards.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect([location.search, entriesOverPage()]).toEqual(['?t=live', 1]);
});

test('forward opens nothing', async () => {
  render(<Sheets />);
  tap('open');
  await step(-1);
  await step(1);
  expect([shown(), location.pathname]).toEqual([[], '/game/sport']);
});

/** A confirmation that has a cancel button, or an alert with one button. */
function Question({ cancel }: { cancel?: string }) {
  const [open, setOpen] = useState(true);
  return (
    <AlertDialog open={open} onClose={() => setOpen(false)} cancel={cancel}>
      取消这笔存款？
    </AlertDialog>
  );
}

test('back rejects a confirmation and keeps the page', async () => {
  render(<Question cancel="继续付款" />);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await step(-1);
  expect([screen.queryByRole('alertdialog'), location.pathname]).toEqual([null, '/game/sport']);
  expect(onPopState).not.toHaveBeenCalled();
});

test('back does not dismiss an alert that has one button', async () => {
  render(<Question />);
  expect(entriesOverPage()).toBe(0);
  await step(-1);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
