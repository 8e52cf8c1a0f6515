/**
 * Loaded into a sandbox before it starts: its disk can be filled. SIGUSR2 makes files that cannot grow, once more refuses every
 * write of a file, a third time gives the space back.
 */
import fs from 'node:fs';

const MODES = ['free', 'no growth', 'full'];
let at = 0;
let refused = 0;
const write = fs.writeSync;

function grows(fd, [data, offset, length, position]) {
  const bytes = typeof length === 'number' ? length : data.length - (offset ?? 0);
  return typeof position !== 'number' || position + bytes > fs.fstatSync(fd).size;
}

fs.writeSync = (fd, ...args) => {
  // Standard output and errors are no files of the disk.
  if (fd > 2 && at > 0 && (at === 2 || grows(fd, args))) {
    refused += 1;
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });
  }
  return write(fd, ...args);
};

process.on('SIGUSR2', () => {
  at = (at + 1) % MODES.length;
  process.stderr.write(`disk: ${MODES[at]}, ${refused} writes refused\n`);
});
