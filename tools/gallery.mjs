#!/usr/bin/env node
/**
 * `npm run gallery [-- playwright arguments]`: screenshots of every state of the sport screens, in both themes, and their
 * contact sheet.
 */
import { rmSync } from 'node:fs';
import { ensureInstalled } from '../bin/lib/install.mjs';
import { inRoot, say } from '../bin/lib/project.mjs';

await ensureInstalled({ stopCode: 130 });
const { runPlaywright } = await import('../bin/lib/stages.mjs');
const { writeContactSheet } = await import('./contact-sheet.mjs');

const folder = inRoot('.data', 'gallery');
const asked = process.argv.slice(2);
// A partial run replaces only its own screenshots.
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
const { code, browser } = await runPlaywright(asked, { GALLERY: folder });
const sheet = await writeContactSheet(folder, browser);
if (sheet) say(`${sheet.states} states: ${sheet.index}`);
process.exit(code);
