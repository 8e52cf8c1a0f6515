import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { touchedBy, rankFor } from './selection.mjs';
import { runNode } from './processes.mjs';
import { git, inRoot, ROOT } from './project.mjs';

/** Commits of a branch without a fork, as `main` itself, whose changes count. */
const COMMITS = 10;
/** Names of changed files; a moved file counts at its new place, and not at all if nothing else changed. */
const CHANGED = ['--name-only', '--find-renames=100%', '--diff-filter=rd'];
const IMPORTABLE = /^(?:app|components|lib|sandbox|contract)\/.*\.tsx?$/;

const linesOf = (text) => (text ?? '').split('\n').filter(Boolean);
const read = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '');

/** The commit before a change: the fork from the published branch, else some commits ago. Null without a history. */
export function baseOfChange(commits = COMMITS) {
  const head = git('rev-parse', 'HEAD');
  const fork = git('merge-base', 'origin/main', 'HEAD') ?? git('merge-base', 'origin/HEAD', 'HEAD');
  if (fork && fork !== head) return fork;
  const base = linesOf(git('rev-list', '--first-parent', `--max-count=${commits + 1}`, 'HEAD')).at(-1);
  return base && base !== head ? base : null;
}

/** Changed files: of the working tree and the last commit, and of the commits before that. */
function listChanges() {
  const base = baseOfChange();
  const newest = [
    ...linesOf(git('diff', ...CHANGED, base ? 'HEAD~1' : 'HEAD')),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
  const earlier = base ? linesOf(git('diff', ...CHANGED, base, 'HEAD~1')) : [];
  return { newest, earlier };
}

/** Suites that Jest selects by these arguments. */
export async function listSuites(args, env) {
  const options = { env: { ...env, NODE_ENV: 'test' }, hidden: true };
  const { output } = await runNode([inRoot('node_modules/jest/bin/jest.js'), '--listTests', ...args], options);
  return linesOf(output).flatMap((line) => (path.isAbsolute(line) ? [path.relative(ROOT, line).replaceAll('\\', '/')] : []));
}

/** Suites that import, directly or not, a file that changed last. */
async function listRelated(files, env) {
  const changed = files.filter((file) => IMPORTABLE.test(file) && existsSync(inRoot(file)));
  return new Set(changed.length === 0 ? [] : await listSuites(['--findRelatedTests', ...changed], env));
}

/** The scopes that the change touches, and the rank of a test by it. */
export async function readChange(env) {
  const changes = listChanges();
  const touched = touchedBy(changes, { files: linesOf(git('ls-files')), read });
  const related = await listRelated(changes.newest, env);
  const scopes = [...new Set(touched.flatMap((one) => [...one.scopes]))];
  return { scopes, rankOf: rankFor(touched, { related, read }) };
}
