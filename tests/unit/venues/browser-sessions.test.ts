/** @jest-environment jsdom */
import { venueSessions } from '@/lib/venues/browser-sessions.store';
import { getVenueSession } from '@/lib/venues/launch.api';
import { getVenueOrigins } from '@/lib/domain/betting/launch/origins.api';
import { CancelledError } from '@/lib/kit/http/errors';
import { dropToken, saveToken } from '@/lib/platform/token';

jest.mock('@/lib/venues/launch.api', () => ({ getVenueSession: jest.fn() }));
jest.mock('@/lib/domain/betting/launch/origins.api', () => ({ getVenueOrigins: jest.fn() }));

test('a session that begins before a guest’s launch is sent cancels it, so that nobody gets its response', async () => {
  let answer: (origins: object) => void = () => undefined;
  const origins = new Promise<object>((resolve) => {
    answer = resolve;
  });
  jest.mocked(getVenueOrigins).mockReturnValue(origins as ReturnType<typeof getVenueOrigins>);
  const opened = venueSessions.open('FBTY');
  saveToken('pvl_member', false);
  answer({ FBTY: ['https://fb.example'], OBTY: [], IMTY: [] });
  await expect(opened).rejects.toBeInstanceOf(CancelledError);
  expect(getVenueSession).not.toHaveBeenCalled();
  dropToken();
});
