import path from 'node:path';
import { createLogOutput } from '@admissions/protocol/server';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

/** JSON lines on standard output or in a file in `folder`; never secret headers or bodies. */
export function createLogger(level: string, folder?: string): FastifyBaseLogger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.secret',
        '*.token',
        '*.headers',
        'headers',
        'req',
        'res',
        'body',
      ],
      remove: true,
    },
    serializers: { err: describeFailure },
  };
  const log = pino(
    options,
    createLogOutput(
      pino.destination,
      (lines) => log.warn({ lines }, 'log lines were lost: standard output was not read'),
      { file: folder && path.join(folder, 'api.log') },
    ),
  );
  return log;
}

interface Failure {
  type?: string;
  message?: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: Failure;
}
// pg errors carry the failed row (`detail`), drizzle errors the parameters: possibly personal data.
function describeFailure(error: Error & { code?: unknown }): Failure {
  const message = (error.message ?? '').split('\nparams:')[0] ?? '';
  return {
    type: error.name,
    message,
    ...(error.code !== undefined && { code: error.code }),
    ...(error.stack !== undefined && {
      stack: error.stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 12)
        .join('\n'),
    }),
    ...(error.cause instanceof Error && { cause: describeFailure(error.cause) }),
  };
}
