import type { FastifyRequest } from 'fastify';
import { parseQuery } from '../../platform/http/list-query.ts';
import { idParams } from '../../platform/validation/input-schemas.ts';

/** The id in a path; anything but 1 to 999999999 in plain digits is malformed. */
export const readEntryId = ({ params }: Pick<FastifyRequest, 'params'>): number =>
  parseQuery(idParams, params).id;
