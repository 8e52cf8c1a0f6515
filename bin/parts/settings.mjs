import { stop } from './print.mjs';

/** Signs calls where the environment names no key: the same for the build and the sandbox. It deters, it does not authenticate. */
export const DEVELOPMENT_SIGN_KEY = 'pavilion-development-sign-key';

/** An empty setting counts as absent. */
function port(name, fallback) {
  const text = process.env[name] || String(fallback);
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_000) stop(`${name} must be a port number between 1 and 65000, not "${text}".`);
  return value;
}

/** What the runners need of the environment; the site and the sandbox check their own settings again. */
export function settings() {
  const sitePort = port('PORT', 3000);
  const sandboxPort = port('SANDBOX_PORT', 4000);
  const host = process.env.HOST || '127.0.0.1';
  // An empty key is one: it switches the sandbox's check off.
  const signKey = process.env.NEXT_PUBLIC_SIGN_KEY ?? DEVELOPMENT_SIGN_KEY;
  return {
    sitePort,
    sandboxPort,
    host,
    signKey,
    speed: process.env.SANDBOX_SPEED || '1',
    /** No platform is named, so the sandbox plays it. */
    embedded: !process.env.PLATFORM_ORIGIN,
    /** The address a person on this machine opens. */
    address: `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${sitePort}`,
    env: {
      ...process.env,
      PORT: String(sitePort),
      SANDBOX_PORT: String(sandboxPort),
      HOST: host,
      NEXT_PUBLIC_SIGN_KEY: signKey,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  };
}
