import type { Release, ShellContract } from '@admissions/protocol/releases';
import { isInRange } from './versions.ts';

/**
 * What a release needs and the shell lacks, as messages: contract, package version or export.
 * Old releases without recorded needs pass.
 */
export function findIncompatibilities(
  contract: ShellContract,
  { manifest, needs = {} }: Pick<Release, 'manifest' | 'needs'>,
) {
  const faults =
    manifest.contract === contract.contract
      ? []
      : [`it speaks contract ${manifest.contract}, the shell ${contract.contract}`];
  for (const [name, { range, names }] of Object.entries(needs)) {
    const provided = contract.packages[name];
    if (!provided) {
      faults.push(`it needs ${name}, which the shell does not provide`);
      continue;
    }
    if (!isWithin(provided.version, range))
      faults.push(`it needs ${name} ${range}, the shell has ${provided.version}`);
    const missing = names.filter((each) => !provided.exports.includes(each));
    if (missing.length > 0)
      faults.push(
        `it needs ${missing.join(', ')} of ${name}, which the shell's ${provided.version} does not have`,
      );
  }
  return faults;
}

// An unreadable range counts as incompatible.
function isWithin(version: string, range: string) {
  try {
    return isInRange(version, range);
  } catch {
    return false;
  }
}
