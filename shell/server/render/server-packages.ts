import { SHARED_PACKAGES } from '@admissions/protocol/releases';

/** The shared packages that a visitors' remote may import on the server. */
export const SERVER_PACKAGES = Object.entries(SHARED_PACKAGES)
  .filter(([, options]) => !('isBackOffice' in options))
  .map(([name]) => name);
