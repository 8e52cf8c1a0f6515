/**
 * Preloaded into every program that a runner starts: the channel between them closes when the runner dies for any reason, and
 * then the program ends in order too. The program's own children inherit the preload, which does nothing in them.
 */
if (process.env.PAVILION_RUNNER === String(process.ppid)) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone must not keep the program running.
  process.channel?.unref();
}
