/** @jest-environment jest-fixed-jsdom */
import { cleanup, render } from '@testing-library/react';
import { MarqueeTitle } from '@/components/shell/marquee-title';
import { marqueeFrame, TITLE_STEP_MS } from '@/lib/domain/site/config/title.rules';

const LONG = '云亭体育 足球 篮球 网球 滚球 今日 早盘 串关 冠军 关注 赛果 云亭体育 足球 篮球 网球 滚球';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// @spec 2.94
test.each([true, false])('document.hidden %s: the scrolling title has the padding of that state', (hidden) => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.title = LONG;
  render(<MarqueeTitle />);
  jest.advanceTimersByTime(TITLE_STEP_MS);
  expect(document.title).toBe(marqueeFrame(LONG, 0, hidden));
  expect(document.title).not.toBe(marqueeFrame(LONG, 0, !hidden));
});
