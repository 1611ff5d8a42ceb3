import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';

export interface FormsDeps extends IdentityDeps {
  sealing: Sealing;
}
export type MailDeps = Pick<FormsDeps, 'config' | 'sealing'>;
