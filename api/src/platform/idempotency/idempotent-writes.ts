import { CONTENT_CHANGED_HEADER, RESULT_CODES } from '@admissions/protocol';
import { formatKindNames } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSealing } from '../crypto/sealing.ts';
import { beforeCommit } from '../db/database.ts';
import type { PlatformDeps } from '../deps.ts';
import { HttpError, refused } from '../http/http-error.ts';
import { readKeyHeader } from '../http/key-header.ts';
import {
  abandonAnswer,
  type Claim,
  type CompletedWrite,
  claimWrite,
  type KeyedWrite,
  markDone,
  releaseClaim,
  saveAnswer,
} from './write-keys.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Absent: run once, answer stored for a day. `secret`: run once, answer not stored.
     * `free`: repeating is harmless, no key. `own`: the route handles it.
     */
    repeats?: RepeatPolicy;
  }
}
export type RepeatPolicy = 'secret' | 'free' | 'own';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer answers are not stored. */
const MAX_STORED_LENGTH = 1024 * 1024;
/** Start of every successful answer. */
const SUCCESS_PREFIX = `{"errorCode":${RESULT_CODES.success},`;

interface Running {
  claim: Claim;
  hasCommitted: boolean;
  isAnswered: boolean;
}

/**
 * Replays the first answer of staff writes with the same Idempotency-Key; refusals are not stored.
 * Runs after the access check, so a key grants nothing.
 */
export function idempotentWrites(app: FastifyInstance, { db, config, log }: PlatformDeps) {
  const sealing = createSealing(config.dataKey);
  const running = new WeakMap<FastifyRequest, Running>();
  const buildContext = ({ caller, route, key }: KeyedWrite) => `write ${caller} ${route} ${key}`;

  app.addHook('preHandler', (request, reply, next) => {
    const write = findKeyedWrite(request, sealing.hashWithKey);
    if (!write) return next();
    claimWrite(db, write).then(
      (found) => {
        if ('done' in found) {
          const { answer } = found.done;
          if (answer === null) return next(refused(409, 'error.doneBefore'));
          return replayAnswer(reply, found.done, sealing.open<string>(buildContext(write), answer));
        }
        const now: Running = { claim: found.claim, hasCommitted: false, isAnswered: false };
        running.set(request, now);
        beforeCommit.run(async (tx) => {
          // Work after the answer is not part of this write.
          if (now.isAnswered) return;
          await markDone(tx, now.claim);
          now.hasCommitted = true;
        }, next);
      },
      (error: Error) => {
        if (error instanceof HttpError && error.status === 409) reply.header('retry-after', 1);
        next(error);
      },
    );
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const now = running.get(request);
    if (!now || now.isAnswered) return;
    now.isAnswered = true;
    const settle = () => {
      const isDone =
        reply.statusCode === 200 &&
        typeof payload === 'string' &&
        payload.startsWith(SUCCESS_PREFIX);
      if (isDone) {
        const isStored =
          request.routeOptions.config.repeats !== 'secret' && payload.length <= MAX_STORED_LENGTH;
        return saveAnswer(db, now.claim, {
          status: 200,
          answer: isStored ? sealing.seal(buildContext(now.claim), payload) : null,
        });
      }
      return now.hasCommitted && reply.statusCode >= 500
        ? abandonAnswer(db, now.claim)
        : releaseClaim(db, now.claim);
    };
    // The write is committed: the client gets its answer, a retry may have to wait.
    await settle().catch((error: unknown) =>
      log.warn({ err: error }, 'cannot store the answer to a write'),
    );
  });
}

/** Null without a key, or when the route needs none. */
function findKeyedWrite(
  request: FastifyRequest,
  mark: (text: string) => string,
): KeyedWrite | null {
  const { method, headers, routeOptions, admin, url, body } = request;
  const { access, repeats } = routeOptions.config;
  if (
    READS.has(method) ||
    !admin ||
    access === undefined ||
    access === 'public' ||
    repeats === 'free' ||
    repeats === 'own'
  )
    return null;
  const key = readKeyHeader(request, 'idempotency-key');
  if (key === null) return null;
  // A file is read later: its length is hashed instead, and the route checks the revision.
  const sent = routeOptions.config.upload
    ? `file of ${headers['content-length']}`
    : JSON.stringify(body ?? null);
  return { caller: `account ${admin.id}`, route: `${method} ${url}`, key, bodyHash: mark(sent) };
}

function replayAnswer(reply: FastifyReply, { status }: CompletedWrite, answer: string) {
  // The header for the page cache may have been lost with the first answer.
  reply
    .code(status)
    .header('idempotency-replayed', 'true')
    .header(CONTENT_CHANGED_HEADER, formatKindNames('all'))
    .type('application/json; charset=utf-8')
    .send(answer);
}
