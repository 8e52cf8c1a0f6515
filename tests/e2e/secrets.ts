import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Forms of secrets: tokens of the platform and of the venues, mobile numbers, codes by text message. */
const FORMS: readonly RegExp[] = [
  /pvl_[A-Za-z0-9_-]{20,}/,
  /\b(?:im|ob|fb)tk-[A-Za-z0-9_-]{20,}/,
  /(?<!\d)1[3-9]\d{9}(?!\d)/,
  /验证码\s*\d{6}/,
  /scrypt\$/,
];
const AROUND = 60;

/** Parts of `text` that are secret by their form, or one of `texts`: each with the text before it. */
export function secretsIn(text: string, texts: Iterable<string> = []): string[] {
  const found: string[] = [];
  const note = (index: number) => found.push(text.slice(Math.max(0, index - AROUND), index + AROUND));
  for (const form of FORMS) {
    const hit = form.exec(text);
    if (hit) note(hit.index);
  }
  for (const one of texts) {
    const at = text.indexOf(one);
    if (at !== -1) note(at);
  }
  return found;
}

/** Every file of a folder as text, by its path. */
export function* textsOf(folder: string): Generator<[file: string, text: string]> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
    const fullPath = path.join(file.parentPath, file.name);
    if (file.isFile()) yield [fullPath, readFileSync(fullPath, 'latin1')];
  }
}
