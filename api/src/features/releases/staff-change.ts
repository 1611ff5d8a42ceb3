import type { Locale } from '@admissions/model';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import {
  CURRENT_PASSWORD_FIELD,
  currentPasswordField,
  requireCurrentPassword,
} from '../identity/passwords/current-password.ts';
import type { ReleaseActor } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';

interface StaffChange<P extends z.ZodObject, B extends z.ZodObject> {
  method: 'PUT' | 'POST';
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
  staffRoute(app, {
    method,
    url,
    docs,
    config: { access: { area: 'account' }, ...(repeats && { repeats }) },
    input: { params, body: body.extend({ [CURRENT_PASSWORD_FIELD]: currentPasswordField() }) },
    handler: async ({ params: given, body: sent, admin, request, locale }) => {
      const { currentPassword, ...change } = sent as z.output<B> & { currentPassword: string };
      await requireCurrentPassword(deps, request, currentPassword);
      return handler({ ...given, ...change, by: toActor(admin), locale } as Parameters<
        typeof handler
      >[0]);
    },
  });
