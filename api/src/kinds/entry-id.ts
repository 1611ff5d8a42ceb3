import type { FastifyRequest } from 'fastify';
import { malformed } from '../answers.ts';
import { wholeFault } from '../request-faults.ts';

/** The id in a path; anything but 1 to 999999999 in plain digits is malformed. */
export function entryIdOf({ params }: Pick<FastifyRequest, 'params'>): number {
  const { id } = params as { id?: string };
  if (id === undefined || !/^[1-9]\d{0,8}$/.test(id)) throw malformed({ id: wholeFault(1, 999_999_999) });
  return Number(id);
}
