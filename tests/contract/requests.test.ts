import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointOf } from '@pavilion/contract/calls/endpoint';
import type { Call } from '@pavilion/contract/call';
import type { Requests } from '@pavilion/contract/request';
import { sourcesUnder } from '../support/sources';

const FOLDER = path.join(__dirname, '../../lib/contract/calls');
const FILE = /^([a-z-]+)\.(calls|requests)\.ts$/;

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'response' in value && 'path' in value;
const load = (file: string) => Object.values(require(path.join(FOLDER, file)) as object) as unknown[];

/** Values of a noun's `.requests.ts` file that hold requests; the others are schemas that several of them share. */
const isRequests = (value: unknown): value is Requests =>
  typeof value === 'object' && value !== null && Object.values(value).some((entry) => typeof entry?.about === 'string');

const files = readdirSync(FOLDER).filter((file) => file !== 'endpoint.ts');
const nouns = [...new Set(files.map((file) => FILE.exec(file)?.[1] ?? file))];

test('the calls are in one folder, each noun in a .calls.ts and a .requests.ts file', () => {
  expect(nouns.length).toBeGreaterThan(20);
  expect(files.toSorted()).toEqual(nouns.flatMap((noun) => [`${noun}.calls.ts`, `${noun}.requests.ts`]).toSorted());
});

test.each(nouns)('%s: each call has a request, and each request a call', (noun) => {
  const calls = load(`${noun}.calls.ts`).filter(isCall);
  const requests = Object.assign({}, ...load(`${noun}.requests.ts`).filter(isRequests)) as Requests;
  const names = new Set(calls.map(({ name }) => name));
  const wrong = [
    ...[...names].filter((name) => !(name in requests)).map((name) => `${name}: declare its request in ${noun}.requests.ts.`),
    ...Object.keys(requests)
      .filter((name) => !names.has(name))
      .map((name) => `${name}: declare its call in ${noun}.calls.ts, or remove the request.`),
    ...calls
      .filter((call) => call.name in requests && endpointOf(call).request !== requests[call.name]!.request)
      .map(({ name }) => `${name}: another noun has a call of this name; rename one of them.`),
  ];
  expect(wrong).toEqual([]);
});

const tests = ['tests/sandbox', 'tests/support'].flatMap((folder) => sourcesUnder(folder)).map((file) => readFileSync(file, 'utf8'));

test('each member call has a test of the sandbox', () => {
  const calls = nouns.flatMap((noun) => load(`${noun}.calls.ts`).filter(isCall)).filter(({ session }) => session === 'member');
  const wrong = calls
    .filter(({ name }) => !tests.some((text) => text.includes(`${name}Call`)))
    .map(({ name }) => `${name}: call it in a test below tests/sandbox/.`);
  expect(wrong).toEqual([]);
});
