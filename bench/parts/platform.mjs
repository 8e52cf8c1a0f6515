import { register } from 'tsx/esm/api';

// The contract, the signature and the chat's frames are those that the tests use, in TypeScript.
register();
const { sendCall } = await import('../../tests/support/platform-client.ts');
const { TEST_SIGN_KEY } = await import('../../tests/support/sandbox-process.ts');
const { createControl } = await import('../../tests/support/control-client.ts');
export const { ChatConnection } = await import('../../tests/support/chat-client.ts');
export const { gatherStatistics, writeLife } = await import('../../tests/support/long-life.ts');
export { createControl };
/** The calls that the benches make. */
export const CALLS = {
  ...(await import('@pavilion/contract/calls/member.calls')),
  ...(await import('@pavilion/contract/calls/vip.calls')),
  ...(await import('@pavilion/contract/calls/rebate.calls')),
  ...(await import('@pavilion/contract/calls/transaction.calls')),
  ...(await import('@pavilion/contract/calls/launch.calls')),
  ...(await import('@pavilion/contract/calls/leaderboard.calls')),
};

/** Settings of a sandbox that these callers can call; its members' passwords are cheap. */
export const CALLED_SANDBOX = { NEXT_PUBLIC_SIGN_KEY: TEST_SIGN_KEY, SANDBOX_HASH_COST: '10' };

/** Settings that reach the embedded database of a sandbox with this folder, for its owner and root. */
export const databaseOf = (folder) => ({
  DATABASE_URL: `postgres://sandbox@localhost/sandbox?host=${encodeURIComponent(`${folder}/cluster`)}&port=5432`,
  DATABASE_SCHEMA: 'public',
});

/** The platform's code of success. */
const OK = 6000;
/** Calls of one member that the platform accepts, with some room. */
export const CALL_LIMIT = { max: 180, ms: 10_500 };

/** Makes a call of the contract; throws when the platform rejects it. */
export async function makeCall(origin, call, body, token) {
  const response = await sendCall(origin, call, body, { token });
  if (response.status_code !== OK) throw new Error(`${call.path}: ${response.status} ${response.status_code} ${response.message}`);
  return response.data;
}
