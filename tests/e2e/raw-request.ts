import { Agent, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request exactly as written: no client normalizes the path, follows a redirect or adds a header. */
export function requestRaw(
  agent: Agent,
  origin: string,
  { method = 'GET', path, headers }: { method?: string; path: string; headers: Record<string, string> },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.once('end', () => resolve({ status: answer.statusCode!, headers: answer.headers as Record<string, string>, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}
