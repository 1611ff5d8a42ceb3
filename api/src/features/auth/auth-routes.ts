import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Sealing } from '../forms/sealing.ts';
import { sealingOf } from '../forms/sealing.ts';
import { oidcRoutes } from '../oidc/oidc-routes.ts';
import { appSignIn } from './app-sign-in.ts';
import { changePassword } from './change-password.ts';
import { checkSecrets } from './check-secrets.ts';
import { login } from './login.ts';
import { ownSessions } from './own-sessions.ts';
import { warmUp } from './password-hashes.ts';
import { twoSteps } from './two-steps.ts';

/** What sign-in works with: the second step's secrets are encrypted. */
export type AuthDeps = Deps & { sealing: Sealing };

/** Sign-in of applications and of staff. */
export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  checkSecrets(deps.config);
  await warmUp();
  const withSealing: AuthDeps = { ...deps, sealing: sealingOf(deps.config.dataKey) };
  appSignIn(app, deps);
  login(app, withSealing);
  changePassword(app, withSealing);
  ownSessions(app, withSealing);
  twoSteps(app, withSealing);
  oidcRoutes(app, withSealing);
}
