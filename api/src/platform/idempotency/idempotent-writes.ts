import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTENT_CHANGED_HEADER, RESULT_CODES } from '@admissions/protocol';
import { formatKindNames } from '@admissions/protocol/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beforeCommit, type Database, type Orm, type Tx } from '../db/database.ts';
import type { PlatformDeps } from '../deps.ts';
import { READS } from '../http/declared-access.ts';
import { refused } from '../http/http-error.ts';
import { readKeyHeader } from '../http/key-header.ts';
import { writeKeys } from './idempotency-tables.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Absent: run once, answer stored for a day. `secret`: run once, answer not stored.
     * `free`: repeating is harmless, no key. `own`: the route handles it.
     */
    repeats?: RepeatPolicy;
  }
}
type RepeatPolicy = 'secret' | 'free' | 'own';

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
export function idempotentWrites(app: FastifyInstance, { db, sealing, log }: PlatformDeps) {
  const running = new WeakMap<FastifyRequest, Running>();
  const buildContext = ({ caller, route, key }: KeyedWrite) => `write ${caller} ${route} ${key}`;

  app.addHook('preHandler', (request, reply, next) => {
    const write = findKeyedWrite(request, sealing.hashWithKey);
    if (!write) return next();
    claimWrite(db, write).then((found) => {
      if ('answer' in found) {
        const { answer } = found;
        if (answer === null) return next(refused(409, 'error.doneBefore'));
        return replayAnswer(reply, sealing.open<string>(buildContext(write), answer));
      }
      const now: Running = { claim: found.claim, hasCommitted: false, isAnswered: false };
      running.set(request, now);
      beforeCommit.run(async (tx) => {
        // Work after the answer is not part of this write.
        if (now.isAnswered) return;
        await markDone(tx, now.claim);
        now.hasCommitted = true;
      }, next);
    }, next);
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
        const answer = isStored ? sealing.seal(buildContext(now.claim), payload) : null;
        return saveAnswer(db, now.claim, answer);
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

function replayAnswer(reply: FastifyReply, answer: string) {
  // The header for the page cache may have been lost with the first answer.
  reply
    .header('idempotency-replayed', 'true')
    .header(CONTENT_CHANGED_HEADER, formatKindNames('all'))
    .type('application/json; charset=utf-8')
    .send(answer);
}

const RETENTION_MS = 24 * 3_600_000;
/** Time until a silent request counts as crashed and a retry may take over. */
const BUSY_TIMEOUT_MS = 15_000;
const WAIT_TIMEOUT_MS = 3000;
const POLL_INTERVAL_MS = 100;

interface KeyedWrite {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
}
interface Claim extends KeyedWrite {
  claim: string;
}
type Row = typeof writeKeys.$inferSelect;

const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const isThis = ({ caller, route, key }: KeyedWrite) =>
  and(eq(writeKeys.caller, caller), eq(writeKeys.route, route), eq(writeKeys.key, key));
const isClaimed = (write: Claim) => and(isThis(write), eq(writeKeys.claim, write.claim));

/**
 * Claims a write or returns its earlier answer (null: not stored); waits briefly for a running one.
 * Throws 422 for a key with another body, 409 while the first is still running.
 */
async function claimWrite(
  { orm }: Database,
  write: KeyedWrite,
): Promise<{ claim: Claim } | { answer: string | null }> {
  for (const until = Date.now() + WAIT_TIMEOUT_MS; ; await sleep(POLL_INTERVAL_MS)) {
    const claim = await insertClaim(orm, write);
    if (claim) return { claim };
    const [row] = await orm.select().from(writeKeys).where(isThis(write));
    if (row && row.bodyHash !== write.bodyHash) throw refused(422, 'error.keyReused');
    if (row && isCompleted(row)) return { answer: row.answer };
    if (Date.now() >= until) throw refused(409, 'error.stillRunning', { retryAfter: 1 });
  }
}

// Done without an answer: the process crashed in between, or the answer is not stored.
const isCompleted = ({ done, status, busyUntil }: Row) =>
  done && (status !== null || Date.parse(busyUntil) <= Date.now());

async function insertClaim(orm: Orm, write: KeyedWrite): Promise<Claim | null> {
  const claim = randomUUID();
  const fresh = {
    bodyHash: write.bodyHash,
    claim,
    busyUntil: after(BUSY_TIMEOUT_MS),
    done: false,
    status: null,
    answer: null,
    createdAt: after(0),
  };
  const isAbandoned = and(
    eq(writeKeys.done, false),
    lt(writeKeys.busyUntil, after(0)),
    eq(writeKeys.bodyHash, write.bodyHash),
  );
  const [row] = await orm
    .insert(writeKeys)
    .values({ caller: write.caller, route: write.route, key: write.key, ...fresh })
    .onConflictDoUpdate({
      target: [writeKeys.caller, writeKeys.route, writeKeys.key],
      set: fresh,
      setWhere: or(isAbandoned, lt(writeKeys.createdAt, after(-RETENTION_MS))) ?? sql`false`,
    })
    .returning({ claim: writeKeys.claim });
  return row ? { ...write, claim } : null;
}

/** Throws, and so rolls the write back, when another request has taken over. */
async function markDone(tx: Tx, write: Claim) {
  const { rowCount } = await tx.update(writeKeys).set({ done: true }).where(isClaimed(write));
  if (!rowCount) throw refused(409, 'error.stillRunning', { retryAfter: 1 });
}

const saveAnswer = ({ orm }: Database, write: Claim, answer: string | null) =>
  orm.update(writeKeys).set({ done: true, status: 200, answer }).where(isClaimed(write));

/** After a refusal the key can be reused. */
const releaseClaim = ({ orm }: Database, write: Claim) =>
  orm.delete(writeKeys).where(isClaimed(write));

/** For a failure after the commit: no answer will follow. */
const abandonAnswer = ({ orm }: Database, write: Claim) =>
  orm
    .update(writeKeys)
    .set({ busyUntil: after(0) })
    .where(isClaimed(write));
