import type { Locale } from '@admissions/model';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify';
import type { z } from 'zod';
import type { Access } from './declared-access.ts';
import { parseInput, success } from './http-error.ts';
import { parseQuery } from './list-query.ts';
import { readLocale } from './locale.ts';
import { editRoute } from './method-override.ts';
import { requireAdmin, type SignedIn } from './signed-in.ts';

/** Each schema both validates the request and documents it. */
interface InputSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}
type Input<S extends InputSchemas> = {
  [Part in keyof S]: S[Part] extends z.ZodType ? z.output<S[Part]> : never;
};
interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}
interface TypedRoute<S extends InputSchemas, A extends Access, Given> {
  /** PUT is an edit: it also answers POST with method override. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  config: FastifyContextConfig & { access: A };
  /** Further API docs; includes the body where the handler parses it after other checks. */
  docs: FastifySchema;
  input?: S;
  /** In bytes. */
  bodyLimit?: number;
  handler: (given: Input<S> & Given) => Promise<unknown>;
}

/** Validates in this order: path and query (400), then the body (422 with errors by field). */
export function typedRoute<S extends InputSchemas, A extends Access>(
  app: FastifyInstance,
  { method, docs, input, handler, ...options }: TypedRoute<S, A, Caller>,
) {
  const route = {
    ...options,
    schema: {
      ...docs,
      ...(input?.params && { params: input.params }),
      ...(input?.query && { querystring: input.query }),
      ...(input?.body && { body: input.body }),
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      handler({
        ...readInput(input, request),
        request,
        reply,
        locale: readLocale(request),
      }),
  };
  if (method === 'PUT') editRoute(app, route);
  else app.route({ ...route, method });
}

/** Adds the signed-in account to the input; responds with the result as `data`, null without. */
export function staffRoute<S extends InputSchemas>(
  app: FastifyInstance,
  {
    handler,
    ...route
  }: TypedRoute<S, Exclude<Access, 'public' | 'app' | 'deploy'>, Caller & { admin: SignedIn }>,
) {
  typedRoute(app, {
    ...route,
    handler: async (given) =>
      success((await handler({ ...given, admin: requireAdmin(given.request) })) ?? null),
  });
}

function readInput<S extends InputSchemas>(schemas: S | undefined, request: FastifyRequest) {
  const { params, query, body }: InputSchemas = schemas ?? {};
  // TypeScript cannot derive that the input matches the schemas.
  return {
    ...(params && { params: parseQuery(params, request.params) }),
    ...(query && { query: parseQuery(query, request.query) }),
    ...(body && { body: parseInput(body, request.body) }),
  } as Input<S>;
}
