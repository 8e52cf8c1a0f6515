import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the project. */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
