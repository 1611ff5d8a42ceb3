import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';

export type FormsDeps = IdentityDeps;
export type MailDeps = Pick<FormsDeps, 'config' | 'sealing'>;
