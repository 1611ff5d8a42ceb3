import { randomGroups } from '../../../platform/crypto/random-groups.ts';

/** 79 bits. */
export const createOneTimePassword = () => randomGroups(4);
