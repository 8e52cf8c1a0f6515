/** Lets `readThreadMs` read CPU time: by default the browser reports clock time, in which other programs of the machine count too. */
export const countThreadTime = (client) => client.send('Performance.enable', { timeDomain: 'threadTicks' });

/** CPU ms of all tasks of a page's main thread since it began. */
export async function readThreadMs(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** CPU ms of each task of a page's main thread in the next `ms`. */
export async function readTasks(browser, page, ms) {
  await browser.startTracing(page, { categories: ['__metadata', 'disabled-by-default-devtools.timeline'] });
  await page.waitForTimeout(ms);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const threads = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) => (name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid}:${tid}`] : [])),
  );
  return traceEvents.flatMap(({ name, ph, pid, tid, tdur }) =>
    name === 'RunTask' && ph === 'X' && tdur !== undefined && threads.has(`${pid}:${tid}`) ? [tdur / 1000] : [],
  );
}
