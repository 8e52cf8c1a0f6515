/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/betting/sport/event/share-button';
import { copyText } from '@/components/ui/copy/copy';
import { match } from '../../support/match.builder';

jest.mock('@/components/ui/copy/copy', () => ({ copyText: jest.fn() }));

const own = Object.getOwnPropertyDescriptor(navigator, 'canShare');
const share = jest.fn<Promise<void>, [ShareData]>();

/** A browser that can share, or one that cannot. */
function canShare(can: boolean): void {
  Object.assign(navigator, { canShare: can ? () => true : undefined, share });
}

beforeEach(() => {
  jest.clearAllMocks();
  // The query may name a tab or a source; it is nobody else's.
  history.replaceState(null, '', '/game/sport/FBTY/1?tab=chat');
});
afterAll(() => {
  if (own) Object.defineProperty(navigator, 'canShare', own);
});

const one = match('1');
const tap = async () => {
  render(<ShareButton match={one} />);
  await userEvent.click(screen.getByRole('button', { name: `分享 ${one.home.name}对${one.away.name}` }));
};

test('a match is shared with its names and its address without the query', async () => {
  canShare(true);
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await tap();
  const url = `${location.origin}/game/sport/FBTY/1`;
  expect(share.mock.calls).toEqual([[expect.objectContaining({ url, title: `${one.home.name} vs ${one.away.name}` })]]);
  expect(copyText).not.toHaveBeenCalled();
});

test('a browser that cannot share copies the address', async () => {
  canShare(false);
  await tap();
  expect(copyText).toHaveBeenCalledWith(`${location.origin}/game/sport/FBTY/1`);
  expect(share).not.toHaveBeenCalled();
});
