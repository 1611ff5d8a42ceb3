import { ADMIN_OIDC_COOKIE } from '@admissions/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { findCookies } from '../../../platform/http/find-cookies.ts';
import { staffCookie } from '../sessions/staff-cookie.ts';
import type { Person } from './account-by-claim.ts';
import type { Flow } from './provider.ts';

/** So long (milliseconds) somebody may take at the provider, and then at the second step here. */
const STEP_TTL_MS = { flow: 10 * 60_000, ticket: 5 * 60_000 };

interface Steps {
  /** On the way to the provider; `back` is where the sign-in page leads to afterwards. */
  flow: Flow & { back: string };
  /** Back, and known: good for one session. */
  ticket: { id: string; accountId: number; person: Person };
}
/** What the browser keeps between the steps of a sign-in, sealed: nothing is stored for people who have not proven who they are. */
export interface SealedSteps {
  save<S extends keyof Steps>(
    step: S,
    value: Steps[S],
    request: FastifyRequest,
    reply: FastifyReply,
  ): void;
  /** The step with the time at which it is over; null when there is none, another one, or it took too long. */
  read<S extends keyof Steps>(
    step: S,
    request: FastifyRequest,
  ): (Steps[S] & { expiresAt: string }) | null;
  clear(reply: FastifyReply): void;
}

export function createSealedSteps(sealing: Sealing, siteOrigin: string | undefined): SealedSteps {
  const buildSealContext = (step: keyof Steps) => `oidc ${step}`;
  return {
    save(step, value, request, reply) {
      const expires = new Date(Date.now() + STEP_TTL_MS[step]);
      reply.setCookie(
        ADMIN_OIDC_COOKIE.name,
        sealing.seal(buildSealContext(step), { ...value, expiresAt: expires.toISOString() }),
        {
          ...staffCookie(request, siteOrigin),
          // The provider's page leads back here: a cookie for this site's own pages only would stay behind.
          ...(step === 'flow' && { sameSite: 'lax' as const }),
          path: ADMIN_OIDC_COOKIE.path,
          expires,
        },
      );
    },
    read(step, request) {
      for (const sealed of findCookies(request, ADMIN_OIDC_COOKIE.name))
        try {
          const opened = sealing.open<Steps[typeof step] & { expiresAt: string }>(
            buildSealContext(step),
            sealed,
          );
          if (Date.parse(opened.expiresAt) > Date.now()) return opened;
        } catch {
          // Planted, or of the other step.
        }
      return null;
    },
    clear: (reply) =>
      void reply.clearCookie(ADMIN_OIDC_COOKIE.name, { path: ADMIN_OIDC_COOKIE.path }),
  };
}
