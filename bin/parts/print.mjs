// A reader that went away (`npm start | head`) is no reason to fall over.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** One line of progress. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the program with one sentence that says what to do. */
export function stop(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
