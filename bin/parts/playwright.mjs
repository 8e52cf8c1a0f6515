import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { stopOnSignals } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { testEnv } from './test-env.mjs';
import { runTool } from './tool.mjs';
import { stopOnUnexpected } from './unexpected-errors.mjs';

/** Runs Playwright with these arguments in the test environment; resolves to its exit code and the seconds it took. */
export const playwright = (args, env) => runTool([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], env);

/**
 * Runs Playwright with these arguments against a fresh production build; installs and builds what is missing. Resolves to its
 * exit code and the browser.
 */
export async function runPlaywright(args, extra = {}) {
  stopOnSignals({ code: 130 });
  stopOnUnexpected();
  await ensureInstalled();
  const env = testEnv();
  await ensureBuilt(env);
  const browser = await ensureBrowser();
  const { code } = await playwright(args, { ...env, ...extra, CHROMIUM_PATH: browser });
  return { code, browser };
}
