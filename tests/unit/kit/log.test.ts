import { log } from '@pavilion/log/log.server';
import { createLogger } from '@pavilion/log/logger';

/** A logger of either program, and the lines that it has written. */
function written() {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  return { logger, lines, last: () => JSON.parse(lines.at(-1)!) as Record<string, unknown> };
}

const TOKEN = 'pvl_7f3c1a9b5d2e4860';

test('a line has level, time, fields and event, whichever program writes it', () => {
  const { logger, lines, last } = written();
  logger.warn({ path: '/mine', at: 5, missing: null }, 'forward.timeout');
  expect(lines[0]).toMatch(
    /^\{"level":"warn","time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z","path":"\/mine","at":5,"missing":null,"event":"forward\.timeout"\}\n$/,
  );
  logger.debug({}, 'below the threshold');
  expect(lines).toHaveLength(1);
  expect(Object.keys(last())).not.toContain('hostname');
});

test('a line contains no token, query, phone number or line break, at any depth', () => {
  const { logger, lines, last } = written();
  logger.info(
    {
      path: '/mine?token=secret1',
      token: TOKEN,
      accessToken: 'short',
      userPhone: 13_800_138_000,
      note: `call 13800138000 with ${TOKEN}`,
      lines: 'a\nb',
      request: { url: 'https://platform.example/a?b=secret2', headers: { Cookie: 'token=x', Authorization: 'y' } },
      list: [{ password: 'secret3' }, `Bearer ${TOKEN}`],
    },
    `asked for 13800138000`,
  );
  expect(last()).toMatchObject({
    path: '/mine?…',
    token: '*',
    accessToken: '*',
    userPhone: '*',
    note: 'call # with *',
    lines: 'a b',
    request: { url: 'https://platform.example/a?…', headers: { Cookie: '*', Authorization: '*' } },
    list: [{ password: '*' }, 'Bearer *'],
    event: 'asked for #',
  });
  expect(lines.join('')).not.toMatch(/secret\d|13800138000|7f3c1a9b/);
});

test('fields of a child logger are masked too', () => {
  const { logger, lines } = written();
  logger.child({ token: TOKEN, session: { cookie: 'token=x' } }).warn('x');
  expect(JSON.parse(lines[0]!)).toMatchObject({ token: '*', session: { cookie: '*' } });
});

test('an error is logged with class, code, message and stack, and without parameters and rows', () => {
  const { logger, lines, last } = written();
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (user_name)=(demo2026) already exists.' });
  const error = new Error(`Failed query: insert into members values ($1, $2)\nparams: demo2026,Demo@2026`, { cause });
  logger.error({ err: error, call: 'POST /site/api/v1/x' }, 'call failed');
  expect(last()).toMatchObject({
    level: 'error',
    err: {
      type: 'Error',
      message: 'Failed query: insert into members values ($1, $2) ',
      cause: { code: '23505', message: 'duplicate key' },
    },
    event: 'call failed',
  });
  expect((last().err as { stack: string[] }).stack[0]).toMatch(/log\.test\.ts:\d+/);
  expect(lines.join('')).not.toMatch(/demo2026|Demo@2026/);
});

test('a code of seven digits is not masked, nor is a number under another name', () => {
  const { logger, last } = written();
  logger.warn({ code: '0402001', number: '0402001' }, 'x');
  expect(last()).toMatchObject({ code: '0402001', number: '#' });
});

test('the site writes to standard output, errors to standard error', () => {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  log('info', 'site.draining', { signal: 'SIGTERM' });
  log('error', 'site.broken');
  const lines = [out, err].map((stream) => stream.mock.calls.map(([line]) => String(line)));
  out.mockRestore();
  err.mockRestore();
  expect(lines[0]).toEqual([expect.stringMatching(/^\{"level":"info",.*"signal":"SIGTERM","event":"site\.draining"\}\n$/)]);
  expect(lines[1]).toEqual([expect.stringMatching(/^\{"level":"error",.*"event":"site\.broken"\}\n$/)]);
});
