import { randomGroups } from '../../../platform/crypto/random-groups.ts';

/** A password for one sign-in: 79 bits. */
export const oneTimePassword = (): string => randomGroups(4);
