import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runNode, stopInOrder } from './processes.mjs';
import { inRoot } from './project.mjs';
import { testEnv } from './test-env.mjs';

/** Runs Playwright with these arguments in the test environment; `options` are those of `runNode`, as its result is. */
export const playwright = (args, env, options) =>
  runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], { env, ...options });

/**
 * Runs Playwright with these arguments against a fresh production build; builds what is missing. Resolves to its exit code and
 * the browser.
 */
export async function runPlaywright(args, extra = {}) {
  stopInOrder({ stopCode: 130 });
  const env = testEnv();
  await ensureBuilt(env);
  const browser = await ensureBrowser();
  const { code } = await playwright(args, { ...env, ...extra, CHROMIUM_PATH: browser });
  return { code, browser };
}
