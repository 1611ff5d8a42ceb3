import type { FastifyInstance } from 'fastify';
import { precomputeDummyHash } from '../../platform/crypto/password-hashes.ts';
import type { IdentityDeps } from './deps/identity-deps.ts';
import { oidcRoutes } from './oidc/oidc-routes.ts';
import { appSignIn } from './sign-in/app-sign-in.ts';
import { checkSecrets } from './sign-in/check-secrets.ts';
import { changePassword, login } from './sign-in/login.ts';
import { ownMailNotices, ownSessions, provePassword } from './sign-in/own-sessions.ts';
import { twoFactorRoutes } from './sign-in/two-factor.ts';

export async function authRoutes(app: FastifyInstance, deps: IdentityDeps) {
  checkSecrets(deps.config);
  await precomputeDummyHash();
  appSignIn(app, deps);
  login(app, deps);
  changePassword(app, deps);
  ownSessions(app, deps);
  ownMailNotices(app, deps);
  provePassword(app, deps);
  twoFactorRoutes(app, deps);
  oidcRoutes(app, deps);
}
