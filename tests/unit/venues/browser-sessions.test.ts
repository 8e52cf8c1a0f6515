/** @jest-environment jest-fixed-jsdom */
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { secCall, vvPrettyCall } from '@pavilion/contract/calls/site.calls';
import { venueSessions } from '@/lib/venues/browser-sessions.store';
import { CancelledError } from '@/lib/kit/http/errors';
import { dropToken, saveToken } from '@/lib/platform/token';
import { fakePlatform } from '../../support/fake-platform';

test('a session that begins before a guest’s launch is sent cancels it, so that nobody gets its response', async () => {
  const platform = fakePlatform();
  const launch = platform.on(venueLaunchCall);
  platform.on(secCall).mockResolvedValue({ key: 'k', iv: 'i' });
  let respond: (sealed: string) => void = () => undefined;
  platform.on(vvPrettyCall).mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const opened = venueSessions.open('FBTY');
  saveToken('pvl_member', false);
  respond('sealed');
  await expect(opened).rejects.toBeInstanceOf(CancelledError);
  expect(launch).not.toHaveBeenCalled();
  dropToken();
});
