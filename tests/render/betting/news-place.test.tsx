/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { placeStrip } from '@/components/ui/news/place-strip';

/** px of the strip, of the free space above and below it, and of the window. */
const [STRIP, GAP, WINDOW] = [46, 4, 640];

/** jsdom has no layout: each element names its own box, `top bottom`, over the whole width. */
function boxOf(element: Element): DOMRect {
  const [top = 0, bottom = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return new DOMRect(0, top, 360, bottom - top);
}

beforeAll(() => {
  Object.assign(window, { innerHeight: WINDOW });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return boxOf(this);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return boxOf(this).height;
  });
  Object.assign(document, {
    elementFromPoint: (_x: number, y: number) =>
      [...document.querySelectorAll<HTMLElement>('[data-box]')]
        .toReversed()
        .find((one) => !one.closest('[style*="hidden"]') && boxOf(one).top <= y && boxOf(one).bottom > y) ?? null,
  });
});
afterAll(() => jest.restoreAllMocks());

/** Top of the strip over these elements. */
function topOver(page: React.ReactNode): number {
  render(
    <>
      {page}
      <div data-testid="strip" data-box={`300 ${300 + STRIP}`}>
        <button type="button" data-box={`300 ${300 + STRIP}`}>
          ×
        </button>
      </div>
    </>,
  );
  const strip = screen.getByTestId('strip');
  placeStrip(strip);
  expect(strip.style.visibility).toBe('');
  return Number.parseFloat(strip.style.top);
}

const head = (
  <header className="sticky" style={{ position: 'sticky', top: 0 }} data-box="0 48">
    <button type="button" data-box="0 48">
      返回
    </button>
  </header>
);

test('appears directly under the header when nothing there can be tapped', () => {
  expect(topOver(head)).toBe(48 + GAP);
});

test('appears below the tabs and the filter of a page', () => {
  expect(
    topOver(
      <>
        {head}
        <nav data-box="48 96">
          <a href="/a" data-box="48 96">
            未结算
          </a>
        </nav>
        <button type="button" data-box="100 144">
          今天
        </button>
      </>,
    ),
  ).toBe(144 + GAP);
});

test('appears below the future position of a sticky head that is further down now', () => {
  expect(
    topOver(
      <>
        {head}
        <div className="sticky" style={{ position: 'sticky', top: 44 }} data-box="300 352" />
      </>,
    ),
  ).toBe(44 + 52 + GAP);
});

test('covers one row that scrolls away, and no bar, when a page is full of controls', () => {
  const rows = Array.from({ length: 20 }, (_, row) => 48 + row * 28);
  expect(
    topOver(
      <>
        {head}
        {rows.map((row) => (
          <a key={row} href="/row" data-box={`${row} ${row + 28}`}>
            赛事
          </a>
        ))}
        <a href="/match" data-box="300 400">
          赛事
        </a>
        <nav className="fixed" data-box="400 640">
          <a href="/" data-box="400 640">
            首页
          </a>
        </nav>
      </>,
    ),
  ).toBe(300 + GAP);
});
