import net from 'node:net';
import { stop } from './say.mjs';

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Stops with one sentence when one of the ports is taken. `wanted` is a list of [port, setting that moves it]. */
export async function checkPorts(host, wanted) {
  for (const [port, setting] of wanted) {
    if (!(await isFree(port, host))) stop(`Port ${port} is already in use; stop the program that uses it or set ${setting} to another port.`);
  }
}
