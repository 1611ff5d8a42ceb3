import type { AnyKind } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import { formatKindNames, READ_KINDS_HEADER } from '@admissions/protocol/server';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';
import { type CachedResponse, toCachedResponse } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Deps } from '../deps.ts';
import type { ContentReader, PublicRead } from '../hooks.ts';
import { kindsReadWith } from './select-entries.ts';

/** Preview with a draft, or the public reader. */
export const chooseReader = async (
  deps: Deps,
  kind: AnyKind,
  request: FastifyRequest,
): Promise<ContentReader> =>
  (deps.hooks.isPreview(request)
    ? await deps.hooks.findReader(request, kindsReadWith(kind))
    : null) ?? publicReader(deps);

/** Reads what the public sees, through the response cache. */
function publicReader(deps: Deps): ContentReader {
  return {
    isPreview: false,
    select: (read) => read(deps.db.orm),
    show: (_kind, entries) => entries,
    async send(request, reply, read) {
      try {
        return sendCached(request, reply, await readAsPublic(deps, read));
      } catch (error) {
        // A missing entry is cached, too: a change of the same kinds invalidates it.
        if (
          read.key !== null &&
          error instanceof HttpError &&
          error.code === RESULT_CODES.notExists
        )
          reply.header(READ_KINDS_HEADER, formatKindNames(read.kinds));
        throw error;
      }
    },
  };
}

export async function readAsPublic(
  deps: Deps,
  { key, kinds, load }: PublicRead,
): Promise<CachedResponse> {
  const reader = publicReader(deps);
  if (key === null) return toCachedResponse(await load(reader));
  return deps.cache.read(key, kinds, () => load(reader));
}
