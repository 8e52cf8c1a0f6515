/**
 * Key under which limits and shares count an address: an IPv4 address as itself, an IPv6 one by its /64, since one user has
 * the whole /64. Text that is no address counts as itself.
 */
export function callerKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const name = `http://[${address.split('%', 1)[0]}]`;
  if (!address.includes(':') || !URL.canParse(name)) return address;
  const [head, tail] = new URL(name).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Array.from({ length: 8 - head!.length - tail.length }, () => '0') : [];
  return `${[...head!, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}
