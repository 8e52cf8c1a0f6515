import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@pavilion/contract/calls/endpoint';
import { PLATFORM_CALLS } from '../support/platform-calls';

/** Fields that decide where money goes, who gets in, or who is notified. */
const DECIDING: ReadonlySet<string> = new Set([
  'number',
  'payeeId',
  'phone',
  'email',
  'realName',
  'value',
  'pin',
  'oldPin',
  'password',
  'newPassword',
  'deviceId',
]);
/** Secrets that a step-up can require. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'pin', 'oldPin']);
/** A field that a call writes, though a secret has its name. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = { pinSet: ['pin'] };

/** Calls that have such a field and require no secret. */
const REASONS: Readonly<Record<string, string>> = {
  login: 'It is the step itself: it opens the session.',
  loginByPhone: 'It is the step itself, with the code of the phone.',
  register: 'There is no account yet; the phone is proven by its code.',
  smsSend: 'It sends a code and changes nothing.',
  contactCode: 'It sends a code and changes nothing.',
  passwordReset: 'The code of the account’s phone stands for the password.',
  realNameSet: 'It is set once; a verified name is changed by infoRequest, which asks.',
  payeeDefault: 'It orders a list; a withdrawal names its payee and asks for the PIN.',
  depositCreate: 'Money comes in; the payee is the wallet that pays.',
  deviceEnd: 'It takes a session away and gives none.',
  mallOrderCreate: 'Goods for coins; the phone is the carrier’s.',
};

interface Shaped {
  _zod: { def: { shape?: Record<string, Shaped>; innerType?: Shaped } };
}

/** Names of a request's fields, nested ones included. */
function fieldsOf(schema: Shaped): string[] {
  const { shape, innerType } = schema._zod.def;
  if (innerType) return fieldsOf(innerType);
  return Object.entries(shape ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)]);
}

const requestFields = (call: Endpoint) => fieldsOf(call.request as unknown as Shaped);

test.each(PLATFORM_CALLS.filter((call) => !call.reads).map((call) => [call.name, call] as const))(
  '%s requires a secret when it decides where money goes or who gets access',
  (name, call) => {
    const deciding = requestFields(call).filter((field) => DECIDING.has(field));
    const isMarked = call.stepUp !== undefined || name in REASONS;
    expect([deciding, isMarked]).toEqual([deciding, deciding.length > 0]);
  },
);

test('the step-up checks every secret in a request, and requires only fields that exist', () => {
  for (const call of PLATFORM_CALLS.filter(({ session }) => session === 'member')) {
    const requested = Object.keys(call.stepUp ?? {});
    const typed = requestFields(call).filter((field) => SECRETS.has(field) && !WRITTEN[call.name]?.includes(field));
    expect([call.name, requested.toSorted()]).toEqual([call.name, typed.toSorted()]);
  }
});

test('every listed reason belongs to a call with such a field and without step-up', () => {
  for (const name of Object.keys(REASONS)) {
    const call = PLATFORM_CALLS.find((one) => one.name === name)!;
    expect([name, call.stepUp]).toEqual([name, undefined]);
    expect(requestFields(call).some((field) => DECIDING.has(field))).toBe(true);
  }
});

test('calls that only read need no secret', () => {
  expect(PLATFORM_CALLS.filter((call) => call.reads && call.stepUp)).toEqual([]);
});

test('only the step-up compares a secret within a session, and no other module of the sandbox', () => {
  const folder = path.join(__dirname, '../../sandbox');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('node_modules'),
  );
  const comparing = sources.filter((file) => /\btries\.check\(/.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(comparing).toEqual(['modules/member/step-up/step-up.ts']);
});
