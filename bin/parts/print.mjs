// A closed output (`npm start | head`) must not crash the program.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** One line of progress. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the program with one sentence for the user. */
export function stop(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
