#!/usr/bin/env node
/** `npm run icons`: draws the icons of an installed site from `public/assets/app-icon.svg`, whose mark lies in the safe zone of a mask. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureBrowser } from './parts/browser.mjs';
import { inRoot } from './parts/paths.mjs';

const FILES = { 'icon-180.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const drawing = readFileSync(inRoot('public', 'assets', 'app-icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
for (const [name, size] of Object.entries(FILES)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  await page.screenshot({ path: inRoot('public', 'assets', name) });
  await page.close();
}
await browser.close();
