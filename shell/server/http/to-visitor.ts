import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../render/pages.ts';
import { toNetwork } from './to-network.ts';

/** Who asks: the address as trusted proxies tell it. */
export const toVisitor = ({ ip }: Pick<FastifyRequest, 'ip'>): Visitor => ({
  address: ip,
  network: toNetwork(ip),
});
