#!/usr/bin/env node
/**
 * `npm run gallery [-- playwright arguments]`: screenshots of every state of the sport screens, in both themes, and their
 * contact sheet.
 */
import { rmSync } from 'node:fs';
import { writeContactSheet } from './contact-sheet.mjs';
import { inRoot } from '../bin/parts/paths.mjs';
import { runPlaywright } from '../bin/parts/playwright.mjs';
import { say } from '../bin/parts/print.mjs';

const folder = inRoot('.data', 'gallery');
const asked = process.argv.slice(2);
// A partial run replaces only its own screenshots.
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
const { code, browser } = await runPlaywright(asked, { GALLERY: folder });
const sheet = await writeContactSheet(folder, browser);
if (sheet) say(`${sheet.states} states: ${sheet.index}`);
process.exit(code);
