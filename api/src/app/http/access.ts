import { allows, formatMoment } from '@admissions/model';
import { ADMIN_PROOF_COOKIE, RESULT_CODES } from '@admissions/protocol';
import cookie from '@fastify/cookie';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { lacksTwoFactor } from '../../features/identity/second-factor/second-factor.ts';
import { authenticateSession } from '../../features/identity/sessions/admin-sessions.ts';
import {
  type AppTokens,
  createAppTokens,
  parseBearer,
} from '../../features/identity/sessions/app-tokens.ts';
import { accounts, adminSessions } from '../../features/identity/tables/identity-tables.ts';
import { requireMediaAccess } from '../../features/media/media-access.ts';
import { requireDeployer } from '../../features/releases/deploy-tokens.ts';
import {
  createAdmissionCheck,
  formatAddress,
  selectActiveRanges,
} from '../../features/whitelist/admission.ts';
import { findReturn, revertDue, selectRevertDue } from '../../features/whitelist/provisional.ts';
import { parseSiteOrigins } from '../../platform/config/config.ts';
import { hashToken, isTokenFormat } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findCookies } from '../../platform/http/cookies.ts';
import { type Access, READS, requireJson } from '../../platform/http/declared-access.ts';
import { forbidden, HttpError, unauthorized } from '../../platform/http/http-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    appTokens: AppTokens;
  }
}

/** Checks the declared access before any of the request is parsed. */
export async function enforceAccess(app: FastifyInstance, deps: Deps) {
  await app.register(cookie);
  app.decorate('appTokens', createAppTokens(deps.db));
  app.decorateRequest('admin', null);
  app.decorateRequest('deployer', null);
  const isAdmitted = createAdmissionCheck(deps);
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    // Only the 404 handler has no declaration: routes are checked when registered.
    if (access !== undefined) await decide(request, reply, access);
  });

  async function decide(request: FastifyRequest, reply: FastifyReply, access: Access) {
    const bearer = parseBearer(request.headers.authorization);
    let caller: Caller | undefined;
    if (isBelowAdminPath(request)) {
      reply.header('cache-control', 'no-store');
      caller = await readCaller(deps, bearer.admin);
      if (!isAdmitted(caller.ranges, request.ip))
        throw await buildNotAdmitted(deps.db.orm, request.ip);
      requireSameSite(request, deps.config.siteOrigin);
    }
    requireJson(request);
    if (access === 'public' && !isBelowAdminPath(request)) return;
    if (access === 'deploy') {
      request.deployer = await requireDeployer(deps, request);
      return;
    }
    const hasApp = await app.appTokens.isValid(bearer.app);
    if (hasApp && caller) request.admin = await findSignedIn(request, deps, caller);
    if (access === 'public') return;
    if (!hasApp) throw unauthorized(caller ? undefined : 'request.appToken');
    if (access === 'app') return;
    if (request.admin === null) throw bearer.admin ? sessionOver(caller?.session) : unauthorized();
    if (access === 'account') return;
    if ('area' in access) {
      if (!allows(request.admin.priv, access.area)) throw forbidden();
      if (access.area === 'account' && (await lacksTwoFactor(deps, request.admin)))
        throw new HttpError(RESULT_CODES.unauthorized, 403, { message: 'auth.twoStepsWanted' });
    } else
      await requireMediaAccess(deps.db.orm, {
        access: access.media,
        id: (request.params as { id?: string }).id,
        by: request.admin,
      });
  }
}

async function buildNotAdmitted(db: Queryable, address: string) {
  const returnsAt = await findReturn(db, address);
  return new HttpError(RESULT_CODES.unauthorized, 401, {
    message: returnsAt ? 'auth.addressOnTrial' : 'auth.addressNotAdmitted',
    params: {
      ip: formatAddress(address),
      ...(returnsAt && { time: formatMoment(returnsAt).slice(-5) }),
    },
  });
}
const sessionOver = (session: Caller['session'] | undefined) =>
  new HttpError(RESULT_CODES.unauthorized, 401, {
    message: session ? 'auth.sessionExpired' : 'auth.sessionClosed',
  });

const FOR_STAFF = '/api/admin/';
const isBelowAdminPath = (request: FastifyRequest) =>
  request.routeOptions.url?.startsWith(FOR_STAFF) ?? false;

type Caller = Awaited<ReturnType<typeof readCaller>>;

/** Whitelist and session in one statement, because every staff request needs both. */
async function readCaller({ db }: Deps, token: string | null) {
  const read = () =>
    db.orm
      .select({
        ranges: selectActiveRanges(),
        isRevertDue: selectRevertDue(),
        session: adminSessions,
        account: accounts,
      })
      .from(sql`(select 1) as one`)
      .leftJoin(adminSessions, eq(adminSessions.tokenHash, token ? hashToken(token) : ''))
      .leftJoin(accounts, eq(accounts.id, adminSessions.accountId));
  let [caller] = await read();
  if (caller?.isRevertDue) {
    await revertDue(db);
    [caller] = await read();
  }
  if (!caller) throw new Error('the whitelist was not returned');
  return caller;
}

async function findSignedIn(request: FastifyRequest, { db }: Deps, { session, account }: Caller) {
  const halves = findCookies(request, ADMIN_PROOF_COOKIE.name).filter((half) =>
    isTokenFormat('half', half),
  );
  return session && account ? authenticateSession(db, session, account, halves) : null;
}

/** CSRF check; programs send neither header and authenticate by token. */
function requireSameSite(request: FastifyRequest, siteOrigin: string | undefined) {
  if (READS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  // Browsers omit Sec-Fetch-Site on plain http; then the Origin decides.
  if (
    site !== undefined ||
    (origin !== undefined && !isOwnOrigin(origin, request.host, siteOrigin))
  )
    throw forbidden();
}

function isOwnOrigin(origin: string, host: string, siteOrigin: string | undefined) {
  return (
    parseSiteOrigins(siteOrigin).includes(origin) ||
    (URL.canParse(origin) && new URL(origin).host === host)
  );
}
