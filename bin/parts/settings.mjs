import { stop } from './print.mjs';

/** Signing key when the environment has none: the same for the build and the sandbox. It deters and does not authenticate. */
export const DEVELOPMENT_SIGN_KEY = 'pavilion-development-sign-key';

/** An empty setting counts as absent. */
function port(name, fallback) {
  const text = process.env[name] || String(fallback);
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_000) stop(`${name} must be a port number between 1 and 65000, not "${text}".`);
  return value;
}

/** Settings of the runners; the site and the sandbox validate their own settings again. */
export function settings() {
  const sitePort = port('PORT', 3000);
  const sandboxPort = port('SANDBOX_PORT', 4000);
  const host = process.env.HOST || '127.0.0.1';
  // An empty key is valid: it disables the sandbox's check.
  const signKey = process.env.NEXT_PUBLIC_SIGN_KEY ?? DEVELOPMENT_SIGN_KEY;
  return {
    sitePort,
    sandboxPort,
    host,
    signKey,
    speed: process.env.SANDBOX_SPEED || '1',
    /** Without a platform in the settings, the sandbox plays it. */
    embedded: !process.env.PLATFORM_ORIGIN,
    /** The site's address for a browser on this machine. */
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
