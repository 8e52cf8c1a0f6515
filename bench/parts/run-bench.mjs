import { ensureBuilt } from '../../bin/lib/build.mjs';
import { ensureInstalled } from '../../bin/lib/install.mjs';
import { testEnv } from '../../bin/lib/settings.mjs';
import { launchBrowser } from './browser.mjs';
import { cpuObstacle } from './process-use.mjs';
import { startReport } from './report.mjs';
import { stopAll } from './serve.mjs';

/**
 * Runs a bench, stops its servers and ends the program with the report's exit code. `measure` gets the report. Where CPU time cannot
 * be read, the metrics of `ofProcesses`, which a bench without any other lists, are skipped.
 */
export async function runBench(name, measure, { ofProcesses = [] } = {}) {
  await ensureInstalled({ dev: true });
  const report = startReport(name);
  const obstacle = ofProcesses.length > 0 ? cpuObstacle() : null;
  try {
    if (obstacle) for (const metric of ofProcesses) report.skip(metric, obstacle);
    else await measure(report);
  } finally {
    await stopAll();
  }
  process.exit(report.exitCode());
}

/** Runs `work` with a browser, in front of a fresh build of the site. */
export async function withBrowser(work) {
  await ensureBuilt(testEnv());
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
