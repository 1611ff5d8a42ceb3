import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';

export type MailDeps = Pick<IdentityDeps, 'config' | 'sealing'>;
