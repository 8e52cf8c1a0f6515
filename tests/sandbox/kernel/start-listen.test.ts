import { failToStart, startSandbox } from '../../support/sandbox-process';

const health = (origin: string): Promise<number> =>
  fetch(`${origin}/health`).then(
    (response) => response.status,
    () => 0,
  );

// All of 127/8 is this machine's on Linux alone.
(process.platform === 'linux' ? it : it.skip)(
  'a sandbox on one address of the network answers on loopback too, where the site asks',
  async () => {
    const sandbox = await startSandbox({ env: { HOST: '127.0.0.2' } });
    expect(await health(sandbox.origin)).toBe(200);
    expect(await health(`http://127.0.0.2:${sandbox.port}`)).toBe(200);
    expect(await sandbox.stop()).toBe(0);
  },
  60_000,
);

it('a folder of seasons that cannot be read is reported in one sentence', async () => {
  const { code, output } = await failToStart({ env: { SANDBOX_DATA: '/nowhere' } });
  expect(code).toBe(1);
  expect(output.trim()).toBe('SANDBOX_DATA: the folder /nowhere cannot be read.');
}, 60_000);
