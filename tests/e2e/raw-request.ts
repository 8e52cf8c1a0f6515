import { Agent, request } from 'node:http';

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request exactly as written: no client normalizes the path, follows a redirect or adds a header. */
export function requestRaw(
  agent: Agent,
  origin: string,
  { method = 'GET', path, headers }: { method?: string; path: string; headers: Record<string, string> },
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.once('end', () => resolve({ status: response.statusCode!, headers: response.headers as Record<string, string>, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}
