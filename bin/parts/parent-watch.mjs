/**
 * Preloaded into every program that a runner starts: the channel between the two closes when the runner dies, however it
 * dies, and then the program ends in order too. What the program itself starts inherits the preload and is left alone.
 */
if (process.env.PAVILION_RUNNER === String(process.ppid)) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone keeps nothing alive.
  process.channel?.unref();
}
