import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed } from './http-error.ts';

const MAX_DEPTH = 32;
/** Per object; our largest has about sixty. */
const MAX_KEYS = 1_000;
// PostgreSQL cannot store NUL and lone surrogates.
const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text);

// The name is echoed to an untrusted client.
const truncateName = (name: string) => name.slice(0, 100);

/** Refuses undocumented and repeated query keys, text that cannot be stored, and JSON nested too deeply. */
export function inputGuard(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    requireValidInput(request);
    done();
  });
}

function requireValidInput({ query, params, body, routeOptions }: FastifyRequest) {
  const { config, schema } = routeOptions;
  // Browsers may add keys to an address that anybody opens.
  const hasQuery = config.access === 'public' || schema?.querystring !== undefined;
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (!hasQuery) throw malformed({ [truncateName(name)]: 'request.noQuery' });
    if (typeof value !== 'string') throw malformed({ [truncateName(name)]: 'request.twice' });
    if (!isStorable(value) || !isStorable(name))
      throw malformed({ [truncateName(name)]: 'request.text' });
  }
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, unknown>))
    if (!isStorable(String(value))) throw malformed({ [name]: 'request.text' });
  const fault = body === undefined ? null : findFault(body);
  if (fault) throw malformed({ body: fault });
}

// Own stack: recursion would overflow on the deep input that it must refuse.
function findFault(body: unknown): string | null {
  const deep = `request.deep|max=${MAX_DEPTH}`;
  const open = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return deep;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (depth >= MAX_DEPTH) return deep;
    const entries = Object.entries(value);
    if (!Array.isArray(value) && entries.length > MAX_KEYS) return `request.keys|max=${MAX_KEYS}`;
    for (const [name, inner] of entries) {
      if (!isStorable(name)) return deep;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return null;
}
