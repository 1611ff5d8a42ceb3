import type { Logger } from 'pino';

/** The part of the log that the parts of the server use. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;
