import { CODE } from '@admissions/protocol';
import type { FastifyReply } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';

/** Aborts when who sent the request has gone, or a proxy has given up for them: they were told of a failure, so nothing may be kept. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const tell = () => {
    if (!raw.writableFinished) gone.abort(new HttpError(CODE.failed, 408));
  };
  if (raw.destroyed) tell();
  else raw.once('close', tell);
  return gone.signal;
}
