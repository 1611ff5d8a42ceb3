import type { FastifyBaseLogger } from 'fastify';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** The logger of one request, made when it has its first line to write: most have none. */
export const lateLogger = (
  logger: FastifyBaseLogger,
  ...given: Parameters<FastifyBaseLogger['child']>
): FastifyBaseLogger =>
  new LateLogger(() => logger.child(...given)) as unknown as FastifyBaseLogger;

class LateLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }
  get own(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }
  get level(): string {
    return this.own.level;
  }
  set level(level: string) {
    this.own.level = level;
  }
  silent(): void {}
  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own.child(...given);
  }
}
for (const level of LEVELS)
  Object.defineProperty(LateLogger.prototype, level, {
    value(this: LateLogger, ...given: [object, string]) {
      this.own[level](...given);
    },
  });
