import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartFailure } from './start-failure';

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((text) => text === '1'),
);

/** The settings by name, with their defaults. */
export const envSchema = z.object({
  SANDBOX_PORT: z._default(port, 4000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  SANDBOX_PUBLIC_HOST: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.-]{1,253}$/))),
  SANDBOX_CONTROL: z._default(flag, false),
  SANDBOX_SPEED: z._default(z.coerce.number().check(z.gte(0.01), z.lte(3_600)), 1),
  SANDBOX_SEED: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  SANDBOX_DIR: z._default(z.string().check(z.minLength(1)), '.data/sandbox'),
  SANDBOX_DATA: z.optional(z.string().check(z.minLength(1))),
  SANDBOX_LOG: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
  SANDBOX_OB_TOKEN_S: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(43_200)), 43_200),
  SANDBOX_HASH_COST: z._default(z.coerce.number().check(z.int(), z.gte(10), z.lte(20)), 14),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  // A plain name needs no quotes; `public` and the server's own schemas are shared with others.
  DATABASE_SCHEMA: z._default(z.string().check(z.regex(/^(?!public$|pg_|information_schema$)[a-z_][a-z0-9_]{0,62}$/)), 'pavilion_sandbox'),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\/\S+$/))),
  NEXT_PUBLIC_SIGN_KEY: z._default(z.string(), ''),
  // VAPID: 65 and 32 bytes in base64url.
  SANDBOX_PUSH_KEYS: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{87}:[A-Za-z0-9_-]{43}$/))),
  SANDBOX_PUSH_CONTACT: z._default(z.string().check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/)), 'mailto:push@example.com'),
  SANDBOX_PUSH_ORIGINS: z.optional(z.string().check(z.regex(/^https?:\/\/[\w.:-]+(,https?:\/\/[\w.:-]+)*$/))),
});

const EXPECTED: Record<keyof z.infer<typeof envSchema>, string> = {
  SANDBOX_PORT: 'a port number, or 0 for any',
  HOST: 'an address to listen on',
  SANDBOX_PUBLIC_HOST: 'a host name or address without scheme and port',
  SANDBOX_CONTROL: '0 or 1',
  SANDBOX_SPEED: 'a number from 0.01 to 3600',
  SANDBOX_SEED: 'a text of 1 to 64 characters',
  SANDBOX_DIR: 'a folder, or "memory"',
  SANDBOX_DATA: 'a folder',
  SANDBOX_LOG: 'silent, error, warn, info or debug',
  SANDBOX_OB_TOKEN_S: 'whole seconds from 1 to 43200',
  SANDBOX_HASH_COST: 'a whole number from 10 to 20',
  DATABASE_URL: 'an address that begins with postgres://',
  DATABASE_SCHEMA: 'a name of 1 to 63 letters a-z, digits and _ other than public, information_schema and pg_…',
  REDIS_URL: 'an address that begins with redis:// or rediss://',
  NEXT_PUBLIC_SIGN_KEY: 'a text',
  SANDBOX_PUSH_KEYS: 'a public and a private VAPID key in base64url, separated by a colon',
  SANDBOX_PUSH_CONTACT: 'an address that begins with mailto: or https://',
  SANDBOX_PUSH_ORIGINS: 'origins that begin with http:// or https://, separated by commas',
};

/** The sandbox's settings (README, configuration table). */
export interface SandboxEnv {
  /** The platform's port; the venues listen on the three after it. 0 = four free ones, until they are found. */
  port: number;
  host: string;
  /** Host that venue addresses carry; null = found by `public-host`. */
  publicHost: string | null;
  control: boolean;
  /** World seconds per real second. */
  speed: number;
  /** Seed of the world; null = that of the data. */
  seed: string | null;
  /** Absolute folder of the data; null = in memory. */
  folder: string | null;
  /** Absolute folder of real seasons. */
  dataFolder: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** log2 of scrypt's N for passwords and PINs. */
  hashCost: number;
  databaseUrl: string | null;
  /** The schema of that database that is the sandbox's alone. */
  databaseSchema: string;
  /**
   * Address at which several processes on one PostgreSQL wake each other; null without one, and with the embedded PostgreSQL, which
   * serves one process.
   */
  redisUrl: string | null;
  /** Real ms for which OB knows a token of its own. */
  obTokenMs: number;
  /** Empty = signatures are not checked (contract §2.6). */
  signKey: string;
  /** The VAPID key pair that signs pushes; null = that of the data. */
  pushKeys: { publicKey: string; privateKey: string } | null;
  /** Contact of the sender, for push services. */
  pushContact: string;
  /** Origins of push services besides those of the known browsers. */
  pushOrigins: readonly string[];
}

/**
 * Reads and checks the settings. An empty text counts as not set.
 * @throws StartFailure naming every setting that is wrong and what it should be.
 */
export function readEnv(source: Record<string, string | undefined>, cwd: string): SandboxEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const parts = [...wrong].map((name) => `${name} must be ${EXPECTED[name as keyof typeof EXPECTED]}`);
    throw new StartFailure(`Settings: ${parts.join('; ')}.`);
  }
  const env = parsed.data;
  if (env.SANDBOX_PORT > 65_531) throw new StartFailure('Settings: SANDBOX_PORT must leave room for four more ports after it.');
  const absolute = (folder: string): string => (isAbsolute(folder) ? folder : resolve(cwd, folder));
  return {
    port: env.SANDBOX_PORT,
    host: env.HOST,
    publicHost: env.SANDBOX_PUBLIC_HOST ?? null,
    control: env.SANDBOX_CONTROL,
    speed: env.SANDBOX_SPEED,
    seed: env.SANDBOX_SEED ?? null,
    folder: env.SANDBOX_DIR === 'memory' ? null : absolute(env.SANDBOX_DIR),
    dataFolder: env.SANDBOX_DATA === undefined ? null : absolute(env.SANDBOX_DATA),
    logLevel: env.SANDBOX_LOG,
    hashCost: env.SANDBOX_HASH_COST,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseSchema: env.DATABASE_SCHEMA,
    redisUrl: (env.DATABASE_URL && env.REDIS_URL) ?? null,
    obTokenMs: env.SANDBOX_OB_TOKEN_S * 1000,
    signKey: env.NEXT_PUBLIC_SIGN_KEY,
    pushKeys: pushKeysOf(env.SANDBOX_PUSH_KEYS),
    pushContact: env.SANDBOX_PUSH_CONTACT,
    pushOrigins: (env.SANDBOX_PUSH_ORIGINS?.split(',') ?? []).map((address) => new URL(address).origin),
  };
}

function pushKeysOf(pair: string | undefined): SandboxEnv['pushKeys'] {
  const [publicKey, privateKey] = pair?.split(':') ?? [];
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}
