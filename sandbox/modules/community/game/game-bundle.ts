import { fileURLToPath } from 'node:url';

/** Source of the games' pages. */
const ENTRY = fileURLToPath(new URL('client/main.tsx', import.meta.url));

type Bundle = Readonly<Record<'game.js' | 'game.css', string>>;

let bundle: Promise<Bundle> | null = null;

/** Script and styles of the games' pages, built at the first request. */
export function bundleOf(): Promise<Bundle> {
  bundle ??= make().catch((error: unknown) => {
    bundle = null;
    throw error;
  });
  return bundle;
}

async function make(): Promise<Bundle> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: { game: ENTRY },
    outdir: '/assets',
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: ['chrome99', 'safari15.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { 'game.js': text('.js'), 'game.css': text('.css') };
}

/** The document of a game; its session is in the address's fragment, which no server sees. */
export const PAGE_OF = (code: string, name: string) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<link rel="stylesheet" href="/assets/game.css">
<body data-game="${code}">
<div id="game"></div>
<script src="/assets/game.js" defer></script>
</body>
</html>
`;
