/** `利物浦 -0.5/1`, `大 2.5`: what was chosen, with its line once. */
export function legName({ selection, line }: { selection: string; line: string | null }): string {
  return line === null || selection.includes(line) ? selection : `${selection} ${line}`;
}
