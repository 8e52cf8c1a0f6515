import { connect } from 'node:net';
import { startScript } from '../../support/runner';

/** The response of a Redis to one inline command without a login; null if nothing listens. */
function request(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (chunk) => {
      resolve(chunk.toString());
      socket.destroy();
    });
    socket.once('error', () => resolve(null));
  });
}

/** REDIS_URL_TEST means that this machine can have a Redis; without one these are counted as skipped. */
(process.env.REDIS_URL_TEST ? describe : describe.skip)('a Redis of the tests’ own (REDIS_URL_TEST)', () => {
  const script = `
    const { stopInOrder } = await import('./bin/lib/processes.mjs');
    const { startRedis } = await import('./bin/lib/test-tools.mjs');
    stopInOrder();
    const both = await Promise.all([startRedis(), startRedis()]);
    console.log('urls ' + both.map(({ url }) => url).join(' '));
    await both[0].stop();
    console.log('stopped');
    setInterval(() => undefined, 1000);
  `;

  it('several Redis servers run behind passwords, one can be stopped separately, and the rest end with the runner', async () => {
    const runner = startScript(script);
    const urls = (await runner.line(/^urls /)).split(' ').slice(1);
    const ports = urls.map((url) => Number(new URL(url).port));
    expect(new Set(ports).size).toBe(2);
    expect(new Set(urls.map((url) => new URL(url).password)).size).toBe(2);
    await runner.line(/^stopped/);
    expect(await request(ports[0]!)).toBeNull();
    expect(await request(ports[1]!)).toContain('NOAUTH');
    runner.child.kill('SIGTERM');
    await runner.ended;
    expect(await request(ports[1]!)).toBeNull();
  });
});
