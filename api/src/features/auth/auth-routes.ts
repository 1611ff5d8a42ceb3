import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { appSignIn } from './app-sign-in.ts';
import { changePassword } from './change-password.ts';
import { checkSecrets } from './check-secrets.ts';
import { login } from './login.ts';
import { ownSessions } from './own-sessions.ts';
import { warmUp } from './password-hashes.ts';

/** Sign-in of applications and of staff. */
export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  checkSecrets(deps.config);
  await warmUp();
  appSignIn(app, deps);
  login(app, deps);
  changePassword(app, deps);
  ownSessions(app, deps);
}
