/** A PostgreSQL for tests, or null where none is to be had. */
export function startPostgres(): Promise<{ url: string; stop(): Promise<void> } | null>;
/** A port on 127.0.0.1 that nobody uses. */
export function freePort(): Promise<number>;
