import { networkKey } from '@admissions/protocol/addresses';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../render/pages.ts';

/** `ip` as reported by trusted proxies. */
export const toVisitor = ({ ip }: Pick<FastifyRequest, 'ip'>): Visitor => ({
  address: ip,
  network: networkKey(ip),
});
