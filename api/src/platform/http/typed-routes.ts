import type { Flags, Locale } from '@admissions/model';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify';
import type { z } from 'zod';
import { idParams } from '../validation/input-schemas.ts';
import type { Access } from './declared-access.ts';
import { parseInput, parseQuery, success, unauthorized } from './http-error.ts';
import { readLocale } from './locale.ts';
import { editRoute } from './method-override.ts';

interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}
type StaffAccess = Exclude<Access, 'public' | 'app' | 'deploy'>;
/** Each schema both validates the request and documents it. */
interface RouteOptions<A, P, Q, B> extends Pick<FastifyContextConfig, 'repeats' | 'upload'> {
  /** Default: `idParams` if the URL contains `:id`. */
  params?: P;
  query?: Q;
  body?: B;
  /** Further API docs. Has the body only if the handler parses it itself, after other checks. */
  docs: FastifySchema;
  /** Absent: that of the group. */
  access?: A;
  /** In bytes. */
  bodyLimit?: number;
}

/** Validates in this order: path and query (400), then the body (422 with errors by field). */
function createRoutes<A extends Access, C>(
  app: FastifyInstance,
  { access: groupAccess, tag }: { access: A; tag: string | undefined },
  answer: (caller: Caller, run: (caller: C) => Promise<unknown>) => Promise<unknown>,
) {
  const add =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    <
      P extends z.ZodType = typeof idParams,
      Q extends z.ZodType = never,
      B extends z.ZodType = never,
    >(
      url: string,
      { docs, params: given, query, body, bodyLimit, ...config }: RouteOptions<A, P, Q, B>,
      handler: (
        input: C & { params: z.output<P>; query: z.output<Q>; body: z.output<B> },
      ) => Promise<unknown>,
    ) => {
      const params = given ?? (url.includes(':id') ? idParams : undefined);
      const route = {
        url,
        config: { access: groupAccess, ...config },
        ...(bodyLimit && { bodyLimit }),
        schema: {
          ...(tag && { tags: [tag] }),
          ...docs,
          ...(params && { params }),
          ...(query && { querystring: query }),
          ...(body && { body }),
        },
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          // TypeScript cannot derive that absent schemas are never read.
          const input = {
            params: params && parseQuery(params, request.params),
            query: query && parseQuery(query, request.query),
            body: body && parseInput(body, request.body),
          } as { params: z.output<P>; query: z.output<Q>; body: z.output<B> };
          return answer({ request, reply, locale: readLocale(request) }, (caller) =>
            handler({ ...caller, ...input }),
          );
        },
      };
      if (method === 'PUT') editRoute(app, route);
      else app.route({ ...route, method });
    };
  return {
    get: add('GET'),
    post: add('POST'),
    /** An edit: also answers POST with method override. */
    put: add('PUT'),
    delete: add('DELETE'),
  };
}

/** Routes with this access, unless they name another. `tag`: in the API document. */
export const typedRoutes = <A extends Access>(app: FastifyInstance, access: A, tag?: string) =>
  createRoutes<A, Caller>(app, { access, tag }, (caller, run) => run(caller));

/** Adds the signed-in account to the input; responds with the result as `data`, or null. */
export const staffRoutes = (app: FastifyInstance, access: StaffAccess, tag?: string) =>
  createRoutes<StaffAccess, Caller & { admin: SignedIn }>(
    app,
    { access, tag },
    async (caller, run) =>
      success((await run({ ...caller, admin: requireAdmin(caller.request) })) ?? null),
  );

/** Flags and state of the account are read from the database for each request. */
export interface SignedIn {
  id: number;
  account: string;
  name: string;
  priv: Flags;
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in staff account; null without a session and on visitors' routes. */
    admin: SignedIn | null;
  }
}

/** Throws 401 without a session. */
export function requireAdmin({ admin }: Pick<FastifyRequest, 'admin'>) {
  if (admin === null) throw unauthorized();
  return admin;
}
