import type { FastifyRequest } from 'fastify';
import { queryOf } from '../features/list-query.ts';
import { idParams } from '../input-schemas.ts';

/** The id in a path; anything but 1 to 999999999 in plain digits is malformed. */
export const entryIdOf = ({ params }: Pick<FastifyRequest, 'params'>): number =>
  queryOf(idParams, params).id;
