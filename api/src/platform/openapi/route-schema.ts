import type { Json } from '../validation/json-schema.ts';

// What routes tell for the API document besides Fastify's own `body`, `querystring`, `params` and `headers`. Nothing of it is compiled: zod reads what comes in.
declare module 'fastify' {
  interface FastifySchema {
    /** What generated clients call it; absent: read from the path. */
    operationId?: string;
    /** One sentence: what it does. */
    summary?: string;
    description?: string;
    /** Absent: the area, or the part of the path behind /api. */
    tags?: readonly string[];
    /** Not for other programs. */
    hide?: boolean;
    /** Schema of `data` in the answer: zod, or JSON schema. */
    answer?: unknown;
    /** Media types of the file that it answers instead. */
    files?: readonly string[];
    /** Whether it may answer "no such entry" though its path names none. */
    mayMiss?: boolean;
    /** Whether it takes no body though its method may carry one. */
    bodyless?: boolean;
    /** When it refuses with 409. */
    conflicts?: string;
    /** More statuses that it refuses with, and when. */
    refusals?: Readonly<Record<number, string>>;
    consumes?: readonly string[];
  }
}

/** The docs of routes by `METHOD path`. */
export type RouteDocs = Readonly<Record<string, Json>>;
