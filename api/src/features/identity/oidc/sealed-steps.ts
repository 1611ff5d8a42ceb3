import { ADMIN_OIDC_COOKIE } from '@admissions/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { findCookies } from '../../../platform/http/find-cookies.ts';
import { staffCookie } from '../sessions/staff-cookie.ts';
import type { Person } from './account-by-claim.ts';
import type { Flow } from './provider.ts';

/** Time limits at the provider and at the second factor. */
const STEP_TTL_MS = { flow: 10 * 60_000, ticket: 5 * 60_000 };

interface Steps {
  /** During the redirect; `back` is the page to open after sign-in. */
  flow: Flow & { back: string };
  /** Identified by the provider; valid for one session. */
  ticket: { id: string; accountId: number; person: Person };
}

/** Sign-in state in sealed cookies: nothing is stored for unauthenticated people. */
export function createSealedSteps(sealing: Sealing, siteOrigin: string | undefined) {
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
