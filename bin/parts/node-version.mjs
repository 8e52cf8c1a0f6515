import { stop } from './print.mjs';

/** Stops with one sentence when this Node version cannot run the product. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) stop(`Pavilion needs Node 20.19+, 22.12+ or 24+; this is Node ${version}.`);
}
