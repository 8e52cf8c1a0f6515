import net from 'node:net';
import { stop } from './print.mjs';

/** Error code of listening on a port, or null when it is free. */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function sentence(code, host, port, setting) {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; stop the program that uses it or set ${setting} to another port.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has; set ${setting} above 1023.`;
  return `HOST ${host} is no address of this machine; leave it out or set one that is.`;
}

/** Stops with one sentence when a port is not available. `wanted` is a list of [port, name of its setting]. */
export async function checkPorts(host, wanted) {
  const settings = new Map();
  for (const [port, setting] of wanted) {
    const other = settings.get(port);
    if (other && other !== setting) stop(`${other} and ${setting} both ask for port ${port}; set one of them to another port.`);
    settings.set(port, setting);
  }
  for (const [port, setting] of wanted) {
    const code = await obstacle(port, host);
    if (code) stop(sentence(code, host, port, setting));
  }
}
