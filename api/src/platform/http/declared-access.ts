import type { Area } from '@admissions/model';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { UploadType } from './json-only.ts';

/**
 * What a route does to the library. `read` is for accounts with the flag of an area that shows media, and for managers; `add` for the former.
 * `change` is decided by the item that the path names.
 */
export type MediaAccess = 'read' | 'add' | 'change';

/** Who may call a route: anybody; whoever has an application token; a team's program with the deploy token of the remote that the path names; any signed-in account; accounts with the area's flag; accounts that may do this with the media library, or with the item of it that the path names. */
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
  /** Whether it takes a file instead of JSON, and as which type. */
  upload: boolean;
  uploadType: UploadType | undefined;
  /** Whether POST stands for PUT here. */
  override: boolean;
  /** Whether an Idempotency-Key makes it safe to send again. */
  keyed: boolean;
  /** What the API document says of it. */
  schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route with what it declares. */
    declaredRoutes: DeclaredRoute[];
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Stops the start-up at the first route that does not say who may call it. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const declared: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declared);
  app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
    const access = config?.access;
    if (access === undefined)
      throw new Error(`Route ${String(method)} ${url} does not declare its access`);
    const isForStaff = access !== 'public' && access !== 'app' && access !== 'deploy';
    const isIdempotent = config?.repeats === undefined || config.repeats === 'secret';
    const common = {
      url,
      access,
      upload: config?.upload !== undefined,
      uploadType: config?.upload,
      override: config?.override === true,
      schema,
    };
    for (const each of [method].flat())
      declared.push({
        method: each,
        ...common,
        keyed: isForStaff && isIdempotent && !READS.has(each),
      });
  });
}
