import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../bin/lib/project.mjs';

const SOURCE = inRoot('tests/contract/fixtures');
const FOLDER = inRoot('docs/api/samples');
/** The control API and the site's own addresses are no call of a platform or a venue. */
const OWN = /^(?:control|json-cache-)/;

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of a sample's file: the call's, with a suffix that distinguishes several samples of it; venues' and errors keep their own. */
function nameOf(file, call) {
  const bare = path.basename(file, '.json');
  if (!call) return bare;
  const rest = bare.startsWith(`${kebab(call.name)}-`) ? bare.slice(kebab(call.name).length) : '';
  return call.name + rest;
}

/** Every sample of the wire with the platform call that it belongs to, if any; the tests read the same files. */
export function readSamples(calls) {
  return readdirSync(SOURCE)
    .filter((file) => file.endsWith('.json') && !OWN.test(file))
    .map((file) => {
      const sample = JSON.parse(readFileSync(path.join(SOURCE, file), 'utf8'));
      const call = calls.find(({ method, path: at }) => sample.request?.method === method && sample.request?.path === at);
      return { name: nameOf(file, call), call, sample, text: `${JSON.stringify(sample, null, 2)}\n` };
    });
}

/** Names of files that are missing, stale or left over. */
export function staleSamples(samples) {
  const names = new Set(samples.map(({ name }) => `${name}.json`));
  const stale = samples.filter(({ name, text }) => {
    const file = path.join(FOLDER, `${name}.json`);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  const left = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => !names.has(file)) : [];
  return [...stale.map(({ name }) => `${name}.json`), ...left];
}

/** Writes all samples and removes files that are left over. */
export function writeSamples(samples) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, text } of samples) writeFileSync(path.join(FOLDER, `${name}.json`), text);
}
