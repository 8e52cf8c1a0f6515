import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as launch from '@pavilion/contract/calls/launch.calls';
import * as member from '@pavilion/contract/calls/member.calls';
import type { Call } from '@pavilion/contract/call';
import { PLATFORM_CALLS as calls } from '../support/platform-calls';
import { testEnv } from '../support/test-env';

interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  externalDocs: { url: string };
  responses: Record<string, object>;
  security: readonly object[];
  parameters: readonly { $ref: string }[];
  requestBody?: object;
}

const ROOT = path.resolve(__dirname, '../..');
const document = JSON.parse(readFileSync(path.join(ROOT, 'docs/api/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  tags: readonly { name: string; description: string }[];
  servers: readonly { url: string }[];
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

// @spec 3.29
test('the checked-in document matches the declared calls', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/openapi/openapi.mjs', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 30_000);

test('each call is one operation with its name, method and path', () => {
  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.name);
    expect(operation?.requestBody !== undefined).toBe(call.method === 'POST');
  }
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

test('each operation states whether it needs a session', () => {
  const secured = (call: Call) => document.paths[call.path]![call.method.toLowerCase()]!.security;
  expect(secured(member.loginCall as Call)).toEqual([]);
  expect(secured(member.memberInfoCall as Call)).toEqual([{ token: [] }]);
  expect(secured(launch.venueLaunchCall as Call)).toEqual([{}, { token: [] }]);
});

test('every reference points to a part of the document', () => {
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  expect(named.length).toBeGreaterThan(calls.length);
  for (const [, kind, name] of named) expect(document.components[kind!]).toHaveProperty(name!);
});

test('a public linter finds nothing in the document: no error, no warning', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--format=json', 'docs/api/openapi.json'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...(testEnv() as NodeJS.ProcessEnv), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1)) as {
    totals: object;
    problems: { message: string }[];
  };
  expect({ problems: report.problems.map(({ message }) => message), status, stderr: status === 0 ? '' : stderr }).toEqual({
    problems: [],
    status: 0,
    stderr: '',
  });
}, 60_000);

test('each operation has one described tag, a short summary, an error under 4xx and a sample beside the document', () => {
  const tags = new Map(document.tags.map(({ name, description }) => [name, description]));
  expect(document.servers.length).toBeGreaterThan(1);
  for (const { operationId, tags: own, summary, externalDocs, responses } of operations) {
    expect({ operationId, tags: own.length, described: Boolean(tags.get(own[0]!)) }).toEqual({ operationId, tags: 1, described: true });
    expect(summary.length).toBeLessThanOrEqual(200);
    expect(Object.keys(responses)).toEqual(['200', '4XX']);
    expect(existsSync(path.join(ROOT, 'docs/api', externalDocs.url))).toBe(true);
  }
  expect(new Set(operations.map((one) => one.tags[0]))).toEqual(new Set(tags.keys()));
});
