import { gameListCall } from '@pavilion/contract/calls/game.calls';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { sendCall } from '../../support/platform-client';
import { startSandbox, type Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import { readSample } from '../../support/sample';
import { until } from '../../support/until';

const launchBody = readSample<{ request: { body: object } }>('venue-launch-obty').request.body;

interface Counts {
  status_code: number;
  message: string;
  data: Record<string, number> | null;
}

describe('OB’s calls for the platform counts', () => {
  let sandbox: Sandbox;
  let token: string;
  let base: string;
  beforeAll(async () => {
    sandbox = await takeSandbox();
    const { data } = await sendCall(sandbox.origin, venueLaunchCall, launchBody);
    token = data.token!;
    base = data.apiUrl!;
  }, 90_000);

  const counts = async (of: string, merchant = 'PVL01', requestId = of) => {
    const response = await fetch(`${base}/${of}?merchantCode=${merchant}`, { headers: { requestId, 'client-type': 'h5' } });
    return (await response.json()) as Counts;
  };

  it('counts the live matches of all sports, and the open games of each other category', async () => {
    const sports = ['football', 'basketball', 'tennis', 'volleyball'] as const;
    const live = (await Promise.all(sports.map((sport) => sandbox.control.matches('live', sport)))).flat().length;
    const { status_code, data } = await counts(token);
    expect(status_code).toBe(6000);
    expect(live).toBeGreaterThan(0);
    // As many as the lobby lists.
    const games = Object.fromEntries(
      await Promise.all(
        (['DZ', 'DJ', 'ZR', 'CP', 'QP'] as const).map(async (category) => {
          const lobby = await sendCall(sandbox.origin, gameListCall, { category });
          return [category, lobby.data.list.length] as const;
        }),
      ),
    );
    expect(Object.values(games).every((count) => count > 0)).toBe(true);
    expect(data).toEqual({ TY: live, ...games });
    await sandbox.control.game({ code: 'slot', closed: true });
    expect((await counts(token)).data).toEqual({ TY: live, ...games, DZ: games.DZ! - 1 });
  });

  it('returns the owner of a token, and rejects an invalid one', async () => {
    const userOf = async (of: string) =>
      (await (await fetch(`${sandbox.obOrigin}/yewu12/api/user/getUserInfo?token=${of}&rdm=1`, { headers: { requestId: of } })).json()) as {
        code: string;
        data: { userId: string } | null;
      };
    expect((await userOf(token)).data!.userId).toMatch(/^\d{18}$/);
    expect(await userOf('obtk-none')).toMatchObject({ code: '0400401', data: null });
  });

  it('rejects another merchant and a foreign token, without the code that triggers a relaunch', async () => {
    for (const response of [await counts(token, 'PVL02'), await counts(token, 'PVL01', 'other')]) {
      expect(response).toMatchObject({ status_code: 10_001, data: null });
      expect(response.message).not.toContain('过期');
    }
  });

  it('allows the samples’ headers for the site’s pages by CORS, and no other page or header', async () => {
    const preflight = (origin: string, headers: string) =>
      fetch(`${base}/${token}?merchantCode=PVL01`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': headers },
      });
    const allowed = await preflight('http://127.0.0.1:3000', 'client-type,requestid');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:3000');
    expect(allowed.headers.get('access-control-allow-headers')!.split(/, */).toSorted()).toEqual([
      'client-type',
      'content-type',
      'lang',
      'requestid',
    ]);
    expect((await preflight('http://evil.example', 'requestid')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('expires a token, and counts again after a new launch', async () => {
  const sandbox = await startSandbox({ env: { SANDBOX_OB_TOKEN_S: '1' } });
  const launch = async () => (await sendCall(sandbox.origin, venueLaunchCall, launchBody)).data;
  const { token, apiUrl } = await launch();
  const counts = async (of: string) =>
    (await (await fetch(`${apiUrl}/${of}?merchantCode=PVL01`, { headers: { requestId: of, 'client-type': 'h5' } })).json()) as Counts;
  await until(async () => (await counts(token!)).status_code !== 6000);
  expect(await counts(token!)).toEqual({ status_code: 10_001, message: '令牌已过期', data: null });
  const response = await fetch(`${sandbox.obOrigin}/yewu11/pub/v1/m/menu/initPB?sys=7&cuid=1`, { headers: { requestId: token! } });
  expect(await response.json()).toMatchObject({ code: '0401013', data: null });
  expect((await counts((await launch()).token!)).status_code).toBe(6000);
  await sandbox.stop();
}, 90_000);
