import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy';
import { startUpstream, type Upstream } from '../support/upstream';

const run = promisify(execFile);
/** MB by which two bodies at once may raise the memory of a process: one bomb alone unfolds to 200, one huge response is 50. */
const MAX_MB = 80;

let upstream: Upstream;
let proxy: FaultProxy;

beforeAll(async () => {
  upstream = await startUpstream();
  proxy = await startFaultProxy({ upstream: upstream.origin });
});
afterAll(async () => {
  await proxy.close();
  await upstream.close();
});

/** The proxy stays in this process, so that its memory does not count. */
test.each(['bomb', 'huge'] as const)(
  '%s stops at the size limit in every reader of bodies, and memory stays small',
  async (kind) => {
    await proxy.set({ kind });
    const { stdout } = await run(
      process.execPath,
      ['--conditions=react-server', '--expose-gc', '--import', 'tsx', 'tests/support/fault-memory.ts'],
      { env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', PLATFORM_ORIGIN: proxy.origin } },
    );
    // The site's log is above it.
    const report = JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<string, { results: string[]; peakMb: number }>;
    expect(Object.fromEntries(Object.entries(report).map(([way, { results }]) => [way, results]))).toEqual({
      platform: ['ContractError'],
      FBTY: ['ContractError'],
      IMTY: ['ContractError'],
      OBTY: ['ContractError'],
      forwarder: ['502'],
    });
    expect(Object.entries(report).filter(([, { peakMb }]) => peakMb > MAX_MB)).toEqual([]);
    process.stdout.write(
      `memory under ${kind}: ${Object.entries(report)
        .map(([way, { peakMb }]) => `${way} ${peakMb} MB`)
        .join(', ')}\n`,
    );
  },
  120_000,
);
