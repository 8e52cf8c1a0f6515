import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { stopOnSignals } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './place.mjs';
import { settings } from './settings.mjs';
import { runTool } from './tool.mjs';
import { stopOnUnexpected } from './unexpected.mjs';

/** Playwright with these arguments against a fresh production build; installs and builds what is missing. Resolves to its exit code and the browser. */
export async function runPlaywright(args, extra = {}) {
  stopOnSignals({ code: 130 });
  stopOnUnexpected();
  await ensureInstalled();
  const { env } = settings();
  await ensureBuilt(env);
  const browser = await ensureBrowser();
  const { code } = await runTool([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], {
    ...env,
    ...extra,
    CHROMIUM_PATH: browser,
  });
  return { code, browser };
}
