import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { announceInstall, canInstall, installPackages } from './debian.mjs';
import { inRoot, say, stop } from './project.mjs';

/** The headless shell only renders pages; a whole browser renders its own window, too. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

const firstThere = (files) => files.find((file) => file && existsSync(file)) ?? null;

/** Paths of Playwright's own browser and headless shell. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const whole = chromium.executablePath();
  const shell = whole
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome-([a-z0-9]+)([\\/])chrome$/, 'chrome-headless-shell-$1$2chrome-headless-shell');
  return firstThere([shell, whole]);
}

/**
 * Path of a Chromium: from CHROMIUM_PATH, an installed headless shell or browser, else Debian's package (as root), else
 * Playwright's own download.
 */
export async function ensureBrowser() {
  const found = firstThere([process.env.CHROMIUM_PATH, ...SHELLS]) ?? (await playwrightsOwn());
  if (found) return found;
  if (canInstall()) {
    announceInstall('Chromium');
    DEBIAN_PACKAGES.some((name) => installPackages(name, 'fonts-noto-cjk'));
  }
  const installed = firstThere([...SHELLS, ...BROWSERS]);
  if (installed) return installed;
  say("Installing Playwright's headless Chromium …");
  spawnSync(process.execPath, [inRoot('node_modules/playwright/cli.js'), 'install', '--only-shell', 'chromium'], { stdio: 'inherit' });
  const own = await playwrightsOwn();
  if (!own) stop('No Chromium was found and none could be installed; install one and set CHROMIUM_PATH to its program.');
  return own;
}
