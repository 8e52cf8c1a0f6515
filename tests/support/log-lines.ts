export type LogLine = [level: string, event: string, fields: Record<string, unknown>];

/**
 * Collects the lines that the suite logs, as they are written: redacted, without values that are undefined. Other output is not
 * touched. `lines.length = 0` begins anew.
 */
export function collectLog(): LogLine[] {
  const lines: LogLine[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const { write } = stream;
    stream.write = function collect(this: typeof stream, ...sent: Parameters<typeof write>) {
      const line = toLine(String(sent[0]));
      return line ? lines.push(line) > 0 : write.apply(this, sent);
    } as typeof write;
    afterAll(() => {
      stream.write = write;
    });
  }
  return lines;
}

function toLine(text: string): LogLine | null {
  try {
    const { level, time, event, ...fields } = JSON.parse(text) as Record<string, unknown>;
    return typeof level === 'string' && typeof time === 'string' ? [level, String(event), fields] : null;
  } catch {
    return null;
  }
}
