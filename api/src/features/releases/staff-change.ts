import type { Locale } from '@admissions/model';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import {
  CURRENT_PASSWORD_FIELD,
  currentPasswordField,
  requireCurrentPassword,
} from '../identity/passwords/current-password.ts';
import type { ReleaseActor } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';

interface StaffChange<P extends z.ZodObject, B extends z.ZodObject> {
  method: 'put' | 'post';
  url: string;
  docs: FastifySchema;
  params: P;
  /** Without the password. */
  body: B;
  /** A response with a secret is not stored for repeated requests. */
  repeats?: 'secret';
  handler: (
    given: z.output<P> & z.output<B> & { by: ReleaseActor; locale: Locale },
  ) => Promise<unknown>;
}

export const toActor = (admin: SignedIn): ReleaseActor => ({ account: admin, name: admin.account });

/** A change by staff, who give their password with it. */
export const staffChange = <P extends z.ZodObject, B extends z.ZodObject>(
  app: FastifyInstance,
  deps: ReleaseDeps,
  { method, url, docs, params, body, repeats, handler }: StaffChange<P, B>,
) =>
  staffRoutes(app, { area: 'account' }, 'releases')[method](
    url,
    {
      docs,
      params,
      body: body.extend({ [CURRENT_PASSWORD_FIELD]: currentPasswordField() }),
      ...(repeats && { repeats }),
    },
    async ({ params: given, body: sent, admin, request, locale }) => {
      const { currentPassword, ...change } = sent as z.output<B> & { currentPassword: string };
      await requireCurrentPassword(deps, request, currentPassword);
      return handler({ ...given, ...change, by: toActor(admin), locale } as Parameters<
        typeof handler
      >[0]);
    },
  );
