#!/usr/bin/env node
/** Serves one compressed document of constant size: the least that a server can do. Its CPU shows the noise of the machine. */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const SIZE = 40_000;
const body = gzipSync(Array.from({ length: SIZE }, (_, at) => String.fromCharCode(97 + ((at * at) % 26))).join(''));

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`Local: http://127.0.0.1:${server.address().port}\n`));
