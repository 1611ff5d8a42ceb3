import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../render/pages.ts';

/** An IPv4 address, or the first 64 bits of an IPv6 address, which one household owns. */
export function toNetwork(address: string) {
  // Fast path for nearly every request.
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] as string).split('::', 2);
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = groups(tail ?? '');
  // An IPv4 tail counts as two groups and is never among the first four.
  const left =
    tail === undefined ? 0 : 8 - first.length - last.length - (last.at(-1)?.includes('.') ? 1 : 0);
  const whole = [...first, ...Array.from({ length: left }, () => '0'), ...last];
  return `${whole
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** `ip` as reported by trusted proxies. */
export const toVisitor = ({ ip }: Pick<FastifyRequest, 'ip'>): Visitor => ({
  address: ip,
  network: toNetwork(ip),
});
