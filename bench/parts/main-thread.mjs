/** Lets `readThreadMs` read CPU time: by default the browser reports clock time, in which other programs of the machine count too. */
export const countThreadTime = (client) => client.send('Performance.enable', { timeDomain: 'threadTicks' });

/** CPU ms of all tasks of a page's main thread since it began. */
export async function readThreadMs(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}
