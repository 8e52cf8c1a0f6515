#!/usr/bin/env node
/**
 * `npm run gallery [-- playwright arguments]`: screenshots of every state of the sport screens, in both themes, and their
 * contact sheet.
 */
import { rmSync } from 'node:fs';
import { ensureInstalled } from '../bin/lib/install.mjs';
import { inRoot, print } from '../bin/lib/project.mjs';

await ensureInstalled({ dev: true, stopCode: 130 });
const { runPlaywright } = await import('../bin/lib/stages.mjs');
const { writeContactSheet } = await import('./contact-sheet.mjs');

const folder = inRoot('.data', 'gallery');
const wanted = process.argv.slice(2);
// A partial run replaces only its own screenshots.
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
const { code, browser } = await runPlaywright(wanted, { GALLERY: folder });
const sheet = await writeContactSheet(folder, browser);
if (sheet) print(`${sheet.states} states: ${sheet.index}`);
process.exit(code);
