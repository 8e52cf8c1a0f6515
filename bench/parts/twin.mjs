import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, print, stop } from '../../bin/lib/project.mjs';
import { testEnv } from '../../bin/lib/settings.mjs';

/** The reference for every size: the smallest app-router page, built with this project's locked Next and React. */
const FILES = {
  'package.json': '{ "name": "bare-twin", "private": true, "type": "module" }\n',
  'next.config.mjs': 'export default { poweredByHeader: false, images: { unoptimized: true } };\n',
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return (\n    <html lang="zh-CN">\n      <body>{children}</body>\n    </html>\n  );\n}\n',
  // The bundler would otherwise find the site's files of these names in a parent folder.
  'instrumentation.js': 'export function register() {}\n',
  'instrumentation-client.js': 'export {};\n',
  'middleware.js': "export const config = { matcher: '/never' };\n\nexport default function middleware() {}\n",
  'app/page.jsx': "export const dynamic = 'force-dynamic';\n\nexport default function Page() {\n  return <main>云亭</main>;\n}\n",
};

/** Writes and builds the twin once per Next version and content; returns its folder. */
export function buildTwin() {
  const version = JSON.parse(readFileSync(inRoot('node_modules/next/package.json'), 'utf8')).version;
  const content = createHash('sha256').update(JSON.stringify(FILES)).digest('hex').slice(0, 8);
  const folder = inRoot('.cache', 'bench', `bare-${version}-${content}`);
  if (existsSync(path.join(folder, '.next', 'BUILD_ID'))) return folder;
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  print(`Building the bare twin (Next ${version}) …`);
  const env = { ...testEnv(), NODE_ENV: 'production' };
  delete env.NEXT_DIST_DIR;
  const done = spawnSync(process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], { cwd: folder, env, encoding: 'utf8' });
  if (done.status !== 0) stop(`The bare twin could not be built:\n${done.stdout}\n${done.stderr}`);
  return folder;
}
