import type { Area } from '@admissions/model';
import { hasBody } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';

/**
 * `read`: flags of areas that show media, or managers; `add`: the former only;
 * `change`: depends on the item in the path.
 */
export type MediaAccess = 'read' | 'add' | 'change';

/**
 * Public; application token; deploy token of the remote in the path; any signed-in account;
 * an area's flag; a permission on the media library or on the item in the path.
 */
export type Access =
  | 'public'
  | 'app'
  | 'deploy'
  | 'account'
  | { area: Area }
  | { media: MediaAccess };

export interface DeclaredRoute {
  method: string;
  url: string;
  access: Access;
  /** Content type of an upload in place of JSON. */
  upload: UploadType | undefined;
  /** Whether POST with method override replaces PUT. */
  override: boolean;
  /** Whether an Idempotency-Key makes a retry safe. */
  keyed: boolean;
  /** For the API document. */
  schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    declaredRoutes: DeclaredRoute[];
  }
}

/** Of internal routes and files: public, and not in the API document. */
export const HIDDEN = { config: { access: 'public' }, schema: { hide: true } } as const;
export const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Throws at the first route without declared access. */
export function requireDeclaredAccess(app: FastifyInstance) {
  const declared: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declared);
  app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
    const access = config?.access;
    if (access === undefined)
      throw new Error(`Route ${String(method)} ${url} does not declare its access`);
    const hasStaffAccess = access !== 'public' && access !== 'app' && access !== 'deploy';
    const isIdempotent = config?.repeats === undefined || config.repeats === 'secret';
    const common = {
      url,
      access,
      upload: config?.upload,
      override: config?.override === true,
      schema,
    };
    for (const each of [method].flat())
      declared.push({
        method: each,
        ...common,
        keyed: hasStaffAccess && isIdempotent && !READS.has(each),
      });
  });
}

// Extends Fastify's route schema for the API document; not compiled, since zod validates.
declare module 'fastify' {
  interface FastifySchema {
    /** Absent: derived from the path. */
    operationId?: string;
    /** One sentence. */
    summary?: string;
    description?: string;
    /** Absent: the area, or the path segment behind /api. */
    tags?: readonly string[];
    /** Internal route. */
    hide?: boolean;
    /** Schema of `data` in the answer: zod, or JSON schema. */
    answer?: unknown;
    /** Media types of a file answer. */
    files?: readonly string[];
    /** Whether "no such entry" is possible without an id in the path. */
    mayMiss?: boolean;
    /** Reason for 409. */
    conflicts?: string;
    /** Further statuses of refusals, with reasons. */
    refusals?: Readonly<Record<number, string>>;
  }
}

type UploadType = 'multipart/form-data' | 'application/gzip';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content type of an upload in place of JSON. */
    upload?: UploadType;
  }
}

/** CSRF: a form of another site can send neither JSON nor these uploads. */
export function requireJson(request: FastifyRequest) {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const type = request.headers['content-type'];
  if (type === undefined && !hasBody(request.headers)) return;
  const expected = request.routeOptions.config.upload ?? 'application/json';
  if (type?.split(';', 1)[0]?.trim().toLowerCase() !== expected) throw new UnsupportedType();
}

class UnsupportedType extends Error {
  override name = 'UnsupportedType';
  readonly statusCode = 415;
}
