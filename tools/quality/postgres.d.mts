/** A PostgreSQL for tests, or null where unavailable. */
export function startPostgres(): Promise<{ url: string; stop(): Promise<void> } | null>;
/** A free port on 127.0.0.1. */
export function freePort(): Promise<number>;
