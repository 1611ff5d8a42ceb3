import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shownName } from '../validation/request-faults.ts';
import { malformed } from './http-error.ts';

const DEEPEST = 32;
// What PostgreSQL cannot store: NUL, and half of a surrogate pair.
const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text);

/** Refuses what no route can make sense of: a query key given twice, text that cannot be stored, JSON nested beyond reason. */
export function inputGuard(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    requireSensible(request);
    done();
  });
}

function requireSensible({ query, params, body }: FastifyRequest): void {
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (typeof value !== 'string') throw malformed({ [shownName(name)]: 'request.twice' });
    if (!isStorable(value) || !isStorable(name))
      throw malformed({ [shownName(name)]: 'request.text' });
  }
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, unknown>))
    if (!isStorable(String(value))) throw malformed({ [name]: 'request.text' });
  if (body !== undefined && !isReasonable(body))
    throw malformed({ body: `request.deep|max=${DEEPEST}` });
}

// A loop with its own stack: recursion would itself overflow on the deep input that it is to refuse.
function isReasonable(body: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (depth >= DEEPEST) return false;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
