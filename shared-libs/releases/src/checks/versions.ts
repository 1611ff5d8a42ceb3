interface Version {
  numbers: [major: number, minor: number, patch: number];
  /** Of a pre-release, such as `rc.1`; else empty. */
  label: string;
}

/** Negative, 0 or positive, in the order of semantic versioning: 1.2.0-rc.1 before 1.2.0. */
export function compareVersions(one: string, other: string) {
  const { numbers, label } = parseVersion(one);
  const against = parseVersion(other);
  for (const [index, number] of against.numbers.entries()) {
    const difference = (numbers[index] ?? 0) - number;
    if (difference !== 0) return difference;
  }
  if (label === against.label) return 0;
  if (label === '') return 1;
  if (against.label === '') return -1;
  return label.localeCompare(against.label, 'en', { numeric: true });
}

/** The version when above all `taken` ones of its minor line, else that line's next patch. */
export function nextVersion(version: string, taken: readonly string[]) {
  const [major, minor] = parseVersion(version).numbers;
  const line = `${major}.${minor}.`;
  const highest = taken
    .filter((each) => VERSION.test(each) && each.startsWith(line))
    .toSorted(compareVersions)
    .at(-1);
  if (highest === undefined || compareVersions(version, highest) > 0) return version;
  const { numbers, label } = parseVersion(highest);
  return `${line}${label ? numbers[2] : numbers[2] + 1}`;
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.]+))?$/;
function parseVersion(text: string): Version {
  const [, major, minor, patch, label = ''] = VERSION.exec(text) ?? [];
  if (patch === undefined) throw new Error(`"${text}" is not a version such as 1.2.3.`);
  return { numbers: [Number(major), Number(minor), Number(patch)], label };
}

/** Whether a version is in a range such as ^1.2.3 or ^1.0.0 || ^2.0.0. */
export const isInRange = (version: string, range: string) =>
  range.split('||').some((part) => isInPart(version, part.trim()));

function isInPart(version: string, part: string) {
  const [, lowest] = /^\^(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(part) ?? [];
  if (lowest === undefined) throw new Error(`"${part}" is not a range such as ^1.2.3.`);
  const [major, minor, patch] = parseVersion(version).numbers;
  const least = parseVersion(lowest).numbers;
  if (major !== least[0] || compareVersions(version, lowest) < 0) return false;
  // Below 1.0.0 the minor number is the breaking one, below 0.1.0 the patch.
  return major > 0 || (minor === least[1] && (minor > 0 || patch === least[2]));
}
