import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './place.mjs';
import { say, stop } from './say.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const place = chromium.executablePath();
  return existsSync(place) ? place : null;
}

function installed() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place)) ?? null;
}

/** Path of a Chromium: one that is there, else Debian's package (as root), else Playwright's own download. */
export async function ensureBrowser() {
  const found = installed() ?? (await playwrightsOwn());
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from the distribution …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { stdio: 'inherit', env });
    const place = installed();
    if (place) return place;
  }
  say("Installing Playwright's Chromium …");
  spawnSync(process.execPath, [inRoot('node_modules/playwright/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  const own = await playwrightsOwn();
  if (!own) stop('No Chromium was found and none could be installed; install one and set CHROMIUM_PATH to its program.');
  return own;
}
