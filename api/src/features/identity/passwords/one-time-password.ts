import { randomGroups } from '../../../platform/crypto/random-groups.ts';

/** A password for one sign-in: 79 bits. */
export const createOneTimePassword = (): string => randomGroups(4);
