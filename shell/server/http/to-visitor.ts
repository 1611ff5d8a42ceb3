import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../render/pages.ts';
import { toNetwork } from './to-network.ts';

/** `ip` as reported by trusted proxies. */
export const toVisitor = ({ ip }: Pick<FastifyRequest, 'ip'>): Visitor => ({
  address: ip,
  network: toNetwork(ip),
});
