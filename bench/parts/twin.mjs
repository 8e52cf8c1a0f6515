import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, print, stop } from '../../bin/lib/project.mjs';
import { testEnv } from '../../bin/lib/settings.mjs';

/** The smallest app-router site, built with this project's locked Next and React. */
const FRAME = {
  'package.json': '{ "name": "bare-twin", "private": true, "type": "module" }\n',
  'next.config.mjs': 'export default { poweredByHeader: false, images: { unoptimized: true } };\n',
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return (\n    <html lang="zh-CN">\n      <body>{children}</body>\n    </html>\n  );\n}\n',
  // The bundler would otherwise find the site's files of these names in a parent folder.
  'instrumentation.js': 'export function register() {}\n',
  'instrumentation-client.js': 'export {};\n',
  'middleware.js': "export const config = { matcher: '/never' };\n\nexport default function middleware() {}\n",
};

const BARE_PAGE = {
  'app/page.jsx': "export const dynamic = 'force-dynamic';\n\nexport default function Page() {\n  return <main>云亭</main>;\n}\n",
};

/** A redirect by one cookie. The matcher lets every other page pass without middleware. */
const GATE = `import { NextResponse } from 'next/server';

export const config = { runtime: 'nodejs', matcher: '/gate' };

export function middleware(request) {
  if (request.cookies.has('token')) return NextResponse.next();
  return NextResponse.redirect(new URL('/login', request.url), 307);
}
`;

/** Renders a page's elements, stored as [name, properties, children]. */
const ELEMENTS = `import { createElement, Fragment } from 'react';

const toElement = (node) => (typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(toElement)));

export const toPage = (tree) => createElement(Fragment, null, ...tree.map(toElement));
`;

const STATIC_PAGE = `import { toPage } from '../elements';
import tree from './tree.json';

export const dynamic = 'force-static';

export default function Page() {
  return toPage(tree);
}
`;

const DYNAMIC_PAGE = `import { cookies } from 'next/headers';
import { toPage } from '../elements';
import tree from './tree.json';

export default async function Page() {
  await cookies();
  return toPage(tree);
}
`;

const nextVersion = () => JSON.parse(readFileSync(inRoot('node_modules/next/package.json'), 'utf8')).version;

function buildIn(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const env = { ...testEnv(), NODE_ENV: 'production' };
  delete env.NEXT_DIST_DIR;
  const done = spawnSync(process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], { cwd: folder, env, encoding: 'utf8' });
  if (done.status !== 0) stop(`The twin in ${folder} could not be built:\n${done.stdout}\n${done.stderr}`);
  return folder;
}

/** The reference for every size: a page without content. Built once per Next version; returns its folder. */
export function buildBareTwin() {
  const files = { ...FRAME, ...BARE_PAGE };
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const folder = inRoot('.cache', 'bench', `bare-${nextVersion()}-${content}`);
  if (existsSync(path.join(folder, '.next', 'BUILD_ID'))) return folder;
  print(`Building the bare twin (Next ${nextVersion()}) …`);
  return buildIn(folder, files);
}

/**
 * The reference for the server: pages with the elements of ours. `trees`: {name → list of nodes}, each served at
 * `/static-<name>` and `/dynamic-<name>`. Built anew for each run, because the elements are those of today's matches.
 */
export function buildPageTwin(trees) {
  const folder = inRoot('.cache', 'bench', 'pages');
  rmSync(folder, { recursive: true, force: true });
  print(`Building the twin of ${Object.keys(trees).length} pages (Next ${nextVersion()}) …`);
  const pages = Object.entries(trees).flatMap(([name, tree]) => [
    [`app/static-${name}/page.jsx`, STATIC_PAGE],
    [`app/static-${name}/tree.json`, JSON.stringify(tree)],
    [`app/dynamic-${name}/page.jsx`, DYNAMIC_PAGE],
    [`app/dynamic-${name}/tree.json`, JSON.stringify(tree)],
  ]);
  return buildIn(folder, { ...FRAME, ...BARE_PAGE, 'middleware.js': GATE, 'app/elements.js': ELEMENTS, ...Object.fromEntries(pages) });
}
