/** The version itself when it is new, else the next patch after the highest of its line. */
export function nextVersion(version, taken) {
  if (!taken.includes(version)) return version;
  const [major, minor] = version.split('.');
  const line = `${major}.${minor}.`;
  const patches = taken
    .filter((each) => each.startsWith(line))
    .map((each) => Number.parseInt(each.slice(line.length), 10))
    .filter(Number.isInteger);
  return `${line}${Math.max(...patches) + 1}`;
}
