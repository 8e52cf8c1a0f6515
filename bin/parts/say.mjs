/** One line of progress. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the program with one sentence that says what to do. */
export function stop(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
