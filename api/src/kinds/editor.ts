import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../answers.ts';
import type { Editor } from './revisions.ts';

/** Who makes this change. */
export function editorOf({ admin }: FastifyRequest): Editor {
  if (!admin) throw unauthorized();
  return admin;
}
