import { build } from 'esbuild';

/**
 * Bundler loader: bundles a module with the packages it imports, without their unused parts. Turbopack includes the references of an unused
 * class of a package; esbuild does not (decision 20).
 */
export default async function load() {
  const { outputFiles } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0].text;
}
