/** Negative, 0 or positive, in the order of semantic versioning: 1.2.0-rc.1 before 1.2.0. */
export function compareVersions(one, other) {
  const [numbers, label] = parseVersion(one);
  const [otherNumbers, otherLabel] = parseVersion(other);
  for (const [index, number] of numbers.entries()) {
    const difference = number - otherNumbers[index];
    if (difference !== 0) return difference;
  }
  if (label === otherLabel) return 0;
  if (label === '') return 1;
  if (otherLabel === '') return -1;
  return label.localeCompare(otherLabel, 'en', { numeric: true });
}

/** The highest version; undefined of none. */
const highestVersion = (versions) => versions.toSorted(compareVersions).at(-1);

/** The version when above all `taken` ones of its minor line, else that line's next patch. */
export function nextVersion(version, taken) {
  const [[major, minor]] = parseVersion(version);
  const line = `${major}.${minor}.`;
  const highest = highestVersion(
    taken.filter((each) => VERSION.test(each) && each.startsWith(line)),
  );
  if (highest === undefined || compareVersions(version, highest) > 0) return version;
  const [[, , patch], label] = parseVersion(highest);
  return `${line}${label ? patch : patch + 1}`;
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.]+))?$/;
function parseVersion(text) {
  const [, major, minor, patch, label = ''] = VERSION.exec(text) ?? [];
  if (patch === undefined) throw new Error(`"${text}" is not a version such as 1.2.3.`);
  return [[Number(major), Number(minor), Number(patch)], label];
}

/** Whether a version is in a range of ^1.2.3, ~1.2.3, >=1.2.3 or 1.2.3, joined by ||. */
export const isInRange = (version, range) =>
  range.split('||').some((part) => isInPart(version, part.trim()));

function isInPart(version, part) {
  const [, sign, lowest] = /^(\^|~|>=|)\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(part) ?? [];
  if (lowest === undefined) throw new Error(`"${part}" is not a range such as ^1.2.3.`);
  const [[major, minor, patch]] = parseVersion(version);
  const [[leastMajor, leastMinor, leastPatch]] = parseVersion(lowest);
  if (compareVersions(version, lowest) < 0) return false;
  if (sign === '>=') return true;
  if (sign === '') return compareVersions(version, lowest) === 0;
  if (major !== leastMajor) return false;
  // Below 1.0.0 the minor number is the breaking one, below 0.1.0 the patch.
  if (sign === '~' || major === 0) {
    if (minor !== leastMinor) return false;
    return sign === '~' || minor > 0 || patch === leastPatch;
  }
  return true;
}
