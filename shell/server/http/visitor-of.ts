import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../render/pages.ts';
import { networkOf } from './network-of.ts';

/** Who asks: the address as trusted proxies tell it. */
export const visitorOf = ({ ip }: Pick<FastifyRequest, 'ip'>): Visitor => ({
  address: ip,
  network: networkOf(ip),
});
