import type { Json } from '../validation/json-schema.ts';

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
    /** Whether it takes no body though its method may carry one. */
    bodyless?: boolean;
    /** Reason for 409. */
    conflicts?: string;
    /** Further statuses of refusals, with reasons. */
    refusals?: Readonly<Record<number, string>>;
    consumes?: readonly string[];
  }
}

/** The docs of routes by `METHOD path`. */
export type RouteDocs = Readonly<Record<string, Json>>;
