import type { FastifyRequest } from 'fastify';
import { idOf } from '../features/list-query.ts';

/** The id in a path; anything but 1 to 999999999 in plain digits is malformed. */
export const entryIdOf = ({ params }: Pick<FastifyRequest, 'params'>): number => idOf(params);
