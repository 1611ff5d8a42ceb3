import { randomUUID } from 'node:crypto';
import {
  ADMIN_LOGIN,
  ADMIN_OIDC_COOKIE,
  AUTH_PATHS,
  OIDC_QUERY,
  type OidcResult,
} from '@admissions/protocol';
import { networkKey } from '@admissions/protocol/addresses';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database, Orm, Tx } from '../../../platform/db/database.ts';
import { findCookies, staffCookie } from '../../../platform/http/cookies.ts';
import { countRequest } from '../../../platform/http/count-request.ts';
import { HIDDEN } from '../../../platform/http/declared-access.ts';
import { refused, success, unauthorized } from '../../../platform/http/http-error.ts';
import { typedRoutes } from '../../../platform/http/typed-routes.ts';
import { spentProofs } from '../../../platform/limits/limit-tables.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { requireUsable, withExternalSignIn } from '../passwords/with-verified-password.ts';
import { requireSecondFactor } from '../second-factor/second-factor.ts';
import { findSignInSource } from '../sessions/sign-in-attempts.ts';
import { authDocs } from '../sign-in/auth-docs.ts';
import { givenCode, startSession } from '../sign-in/login.ts';
import { accounts, findAccountById, findAccountByName } from '../tables/identity-tables.ts';
import { type Claims, createProvider, type Flow } from './provider.ts';

const withCode = z.strictObject({ code: givenCode });
const createEndedError = () => refused(401, 'auth.oidc.ended');

/** Staff sign-in with an OpenID provider, if configured; flags come from the local accounts. */
export function oidcRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const { db, sealing } = deps;
  const settings = deps.config.oidc;
  if (!settings) return;
  const provider = createProvider(settings, AUTH_PATHS.oidcCallback);
  const steps = createSealedSteps(sealing, settings.origin);
  const limitRate = ({ ip }: FastifyRequest) =>
    countRequest(db.orm, {
      key: `oidc:${networkKey(ip)}`,
      max: 2 * deps.config.loginLimit,
      seconds: 600,
    });
  const toSignIn = (reply: FastifyReply, end: OidcResult, back = '') =>
    reply.redirect(
      `${ADMIN_LOGIN}?${new URLSearchParams({ ...(back && { to: back }), [OIDC_QUERY]: end })}`,
      303,
    );

  app.get<{ Querystring: { to?: unknown } }>(
    AUTH_PATHS.oidcStart,
    HIDDEN,
    async (request, reply) => {
      await limitRate(request);
      // Checked again by the sign-in page before the redirect.
      const { to } = request.query;
      const back = typeof to === 'string' && to.startsWith('/admin/') && to.length <= 500 ? to : '';
      try {
        const { address, flow } = await provider.begin();
        steps.save('flow', { ...flow, back }, request, reply);
        return reply.redirect(address, 303);
      } catch (error) {
        request.log.error({ reason: findReason(error) }, 'the OpenID provider is unreachable');
        return toSignIn(reply, 'unavailable', back);
      }
    },
  );

  app.get(AUTH_PATHS.oidcCallback, HIDDEN, async (request, reply) => {
    await limitRate(request);
    const flow = steps.read('flow', request);
    steps.clear(reply);
    if (!flow) return toSignIn(reply, 'ended');
    try {
      const claims = await provider.finish(request.url, flow);
      const person = { issuer: settings.issuer, subject: String(claims.sub) };
      const row = await findAccountByClaim(db, { claim: settings.claim, claims, person });
      if (!row) {
        request.log.warn(
          { claim: settings.claim },
          'somebody signed in at the provider who has no account here',
        );
        return toSignIn(reply, 'unknown', flow.back);
      }
      steps.save('ticket', { id: randomUUID(), accountId: row.id, person }, request, reply);
      return toSignIn(reply, 'done', flow.back);
    } catch (error) {
      request.log.warn(
        { reason: findReason(error) },
        'what came from the provider of sign-ins was refused',
      );
      return toSignIn(reply, 'failed', flow.back);
    }
  });

  loginRoute(app, deps, steps);
}

/** Continues after the provider, with 2FA where the account has it. */
function loginRoute(
  app: FastifyInstance,
  deps: IdentityDeps,
  steps: ReturnType<typeof createSealedSteps>,
) {
  const { db, sealing } = deps;
  typedRoutes(app, 'public').post(
    AUTH_PATHS.oidcLogin,
    { docs: authDocs.oidcLogin, body: withCode },
    async ({ body: { code }, request, reply }) => {
      const ticket = steps.read('ticket', request);
      const row = ticket && (await findAccountById(db.orm, ticket.accountId));
      if (!row) throw createEndedError();
      const source = await findSignInSource(deps, request, row.account);
      const token = await withExternalSignIn(deps, { row, ip: request.ip, source }, async () => {
        requireUsable(row);
        await requireSecondFactor(db, { accountId: row.id, code, sealing });
        return startSession(deps, {
          request,
          reply,
          row,
          by: 'oidc',
          async within(tx) {
            const used = { signature: `oidc ${ticket.id}`, expiresAt: ticket.expiresAt };
            const { rowCount } = await tx.insert(spentProofs).values(used).onConflictDoNothing();
            if (!rowCount) throw createEndedError();
            await bindAccount(tx, row.id, ticket.person);
          },
        });
      });
      steps.clear(reply);
      return success(token);
    },
  );
}

// Errors of the library contain whole responses, so only their type is logged.
const findReason = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';

/** Time limits at the provider and at the second factor. */
const STEP_TTL_MS = { flow: 10 * 60_000, ticket: 5 * 60_000 };

interface Steps {
  /** During the redirect; `back` is the page to open after sign-in. */
  flow: Flow & { back: string };
  /** Identified by the provider; valid for one session. */
  ticket: { id: string; accountId: number; person: Person };
}

/** Sign-in state in sealed cookies: nothing is stored for unauthenticated people. */
function createSealedSteps(sealing: Sealing, siteOrigin: string | undefined) {
  const buildSealContext = (step: keyof Steps) => `oidc ${step}`;
  return {
    save<S extends keyof Steps>(
      step: S,
      value: Steps[S],
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      const expires = new Date(Date.now() + STEP_TTL_MS[step]);
      reply.setCookie(
        ADMIN_OIDC_COOKIE.name,
        sealing.seal(buildSealContext(step), { ...value, expiresAt: expires.toISOString() }),
        {
          ...staffCookie(request, siteOrigin),
          // Strict cookies would be missing in the redirect from the provider.
          ...(step === 'flow' && { sameSite: 'lax' as const }),
          path: ADMIN_OIDC_COOKIE.path,
          expires,
        },
      );
    },
    /** The step with its expiry; null when missing, of another type, or expired. */
    read<S extends keyof Steps>(step: S, request: FastifyRequest) {
      for (const sealed of findCookies(request, ADMIN_OIDC_COOKIE.name))
        try {
          const opened = sealing.open<Steps[S] & { expiresAt: string }>(
            buildSealContext(step),
            sealed,
          );
          if (Date.parse(opened.expiresAt) > Date.now()) return opened;
        } catch {
          // Forged, or of the other step.
        }
      return null;
    },
    clear: (reply: FastifyReply) =>
      void reply.clearCookie(ADMIN_OIDC_COOKIE.name, { path: ADMIN_OIDC_COOKIE.path }),
  };
}

/** The stable identity at the provider, independent of names. */
interface Person {
  issuer: string;
  subject: string;
}
const isPerson = ({ issuer, subject }: Person) =>
  and(
    eq(accounts.oidcIssuer, issuer),
    eq(accounts.oidcSubject, subject),
    isNull(accounts.deletedAt),
  );

/** The account bound to this person, or an unbound one with the name in the claim, or null. */
async function findAccountByClaim(
  { orm }: Database,
  { claim, claims, person }: { claim: string; claims: Claims; person: Person },
) {
  const [bound] = await orm.select().from(accounts).where(isPerson(person));
  if (bound) return bound;
  const value = claims[claim];
  if (typeof value !== 'string' || value === '') return null;
  const row = await (claim === 'email'
    ? findAccountByEmail(orm, claims.email_verified === true ? value : '')
    : findAccountByName(orm, value));
  return row?.oidcSubject === null ? row : null;
}

/** An address of two accounts identifies nobody. */
async function findAccountByEmail(orm: Orm, address: string) {
  if (address === '') return null;
  const rows = await orm
    .select()
    .from(accounts)
    .where(
      and(eq(sql`lower(${accounts.email})`, address.toLowerCase()), isNull(accounts.deletedAt)),
    )
    .limit(2);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Binds an account at its first sign-in; throws after a concurrent binding. */
async function bindAccount(tx: Tx, id: number, person: Person) {
  await tx
    .update(accounts)
    .set({ oidcIssuer: person.issuer, oidcSubject: person.subject })
    .where(and(eq(accounts.id, id), isNull(accounts.oidcSubject)));
  const [row] = await tx.select({ id: accounts.id }).from(accounts).where(isPerson(person));
  if (row?.id !== id) throw unauthorized();
}
