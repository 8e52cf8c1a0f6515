import { FORWARD_AREAS } from '@pavilion/contract/constants';
import { NextRequest } from 'next/server';
import type { Resume } from '@/lib/domain/site/home/resume.model';
import { TEST_UUID } from '../../support/platform-client';
import { TEST_SIGN_KEY, type Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(90_000);

let sandbox: Sandbox;
let GET: (request: NextRequest) => Promise<Response>;

beforeAll(async () => {
  sandbox = await takeSandbox();
  process.env['PLATFORM_ORIGIN'] = sandbox.origin;
  process.env['NEXT_PUBLIC_SIGN_KEY'] = TEST_SIGN_KEY;
  // A loaded machine must not look like a late platform.
  jest.doMock('@pavilion/contract/constants', () => ({
    ...jest.requireActual<object>('@pavilion/contract/constants'),
    SERVER_TIMEOUT_MS: 20_000,
    REFRESH_TIMEOUT_MS: 20_000,
  }));
  ({ GET } = await import('@/app/api/home-resume/route'));
}, 90_000);

test('a new member gets the most played games, a failing call costs its tiles, and all failing ones are 503', async () => {
  await sandbox.control.clearFaults();
  const { token } = await sandbox.control.member({ uuid: TEST_UUID });
  const read = () =>
    GET(
      new NextRequest('http://site.example/api/home-resume', {
        headers: { host: 'site.example', cookie: `token=${token}; uuid=${TEST_UUID}` },
      }),
    );
  const { data } = (await (await read()).json()) as { data: Resume };
  expect(data.shelf).toBe('popular');
  expect(data.tiles.map(({ kind }) => kind)).toEqual(['game', 'game', 'game']);
  await sandbox.control.fault({ call: 'POST /game/api/v1/game/list', httpStatus: 503 });
  expect(((await (await read()).json()) as { data: Resume }).data.tiles).toEqual([]);
  for (const area of FORWARD_AREAS) await sandbox.control.fault({ call: `POST /${area}/*`, httpStatus: 503 });
  expect((await read()).status).toBe(503);
});
