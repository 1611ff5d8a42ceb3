import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../../platform/http/http-error.ts';
import type { Editor } from '../revisions/revisions.ts';

/** Who makes this change. */
export function requireEditor({ admin }: FastifyRequest): Editor {
  if (!admin) throw unauthorized();
  return admin;
}
