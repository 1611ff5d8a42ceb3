import { RESULT_CODES } from '@admissions/protocol';
import type { FastifyReply } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';

/** Aborts when the client or a proxy disconnects: it saw a failure, so store nothing. */
export function createDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort(new HttpError(RESULT_CODES.failed, 408));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
}
