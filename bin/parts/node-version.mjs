import { say, stop } from './print.mjs';

/** Major versions of Node and the day on which their security fixes ended or will end. */
const SUPPORTED_UNTIL = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };

/** Stops with one sentence when this Node version cannot run the product. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) stop(`Pavilion needs Node 20.19+, 22.12+ or 24+; this is Node ${version}.`);
}

/** Says in one line when this Node version gets no security fixes any more. */
export function noteSupport(version = process.versions.node, now = new Date()) {
  const until = SUPPORTED_UNTIL[version.split('.')[0]];
  if (until !== undefined && new Date(`${until}T23:59:59Z`) < now) {
    say(`Node ${version} works here, but gets no security fixes since ${until}: use Node 24.`);
  }
}
