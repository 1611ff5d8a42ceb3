export { BadArchive } from './archive/bad-archive.ts';
export { packRelease } from './archive/pack-release.ts';
export { unpackRelease } from './archive/unpack-release.ts';
export { findBlockedStyle } from './checks/blocked-style.ts';
export { describeLargest, measurePages } from './checks/budgets.ts';
export { findIncompatibilities } from './checks/compatibility.ts';
export { findBrokenFiles, hashFile } from './checks/files.ts';
export type { ReleaseCheckInput } from './checks/find-release-faults.ts';
export { findReleaseFaults } from './checks/find-release-faults.ts';
export { compareVersions, nextVersion } from './checks/versions.ts';
export { compressFiles } from './compress-files.ts';
export type { Override } from './override-link.ts';
export {
  createLinkPath,
  OVERRIDE_TTL_MS,
  readOverride,
  signOverride,
} from './override-link.ts';
export { loadBuiltContract, loadShellContract } from './shell-contract.ts';
export { readSignedText, signText } from './signed-text.ts';
