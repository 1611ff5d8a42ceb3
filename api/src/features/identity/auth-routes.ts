import type { FastifyInstance } from 'fastify';
import { precomputeDummyHash } from '../../platform/crypto/password-hashes.ts';
import { createSealing } from '../../platform/crypto/sealing.ts';
import type { AuthDeps, IdentityDeps } from './deps/identity-deps.ts';
import { oidcRoutes } from './oidc/oidc-routes.ts';
import { appSignIn } from './sign-in/app-sign-in.ts';
import { checkSecrets } from './sign-in/check-secrets.ts';
import { changePassword, login } from './sign-in/login.ts';
import { ownMailNotices, ownSessions, provePassword } from './sign-in/own-sessions.ts';
import { twoFactorRoutes } from './sign-in/two-factor.ts';

export async function authRoutes(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  checkSecrets(deps.config);
  await precomputeDummyHash();
  const withSealing: AuthDeps = { ...deps, sealing: createSealing(deps.config.dataKey) };
  appSignIn(app, deps);
  login(app, withSealing);
  changePassword(app, withSealing);
  ownSessions(app, withSealing);
  ownMailNotices(app, withSealing);
  provePassword(app, withSealing);
  twoFactorRoutes(app, withSealing);
  oidcRoutes(app, withSealing);
}
