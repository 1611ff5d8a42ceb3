import { CODE } from '@admissions/protocol';
import type { FastifyReply } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';

/** Aborts when who sent the request has gone, or a proxy has given up for them: they were told of a failure, so nothing may be kept. */
export function createDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort(new HttpError(CODE.failed, 408));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
}
