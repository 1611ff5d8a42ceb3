import { isInRange } from '../version.mjs';

/**
 * What a shell lacks that a release needs, as sentences: another contract, another version of a shared package, an export that is not there.
 * Releases from before needs were written down have none.
 */
export function findIncompatibilities(contract, { manifest, needs = {} }) {
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

// A range that nobody can read is one that cannot be promised.
function isWithin(version, range) {
  try {
    return isInRange(version, range);
  } catch {
    return false;
  }
}
