import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Numbers of installed and of expected packages of the lock file: { there, expected }. */
export function installedPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const expected = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && belongsHere(entry),
  );
  return {
    there: expected.filter(([path]) => existsSync(join(root, path, 'package.json'))).length,
    expected: expected.length,
  };
}

function belongsHere({ os, cpu, libc, optional }) {
  // Dependencies of platform packages are installed only with them.
  if (optional && !os && !cpu) return false;
  return (
    allows(os, process.platform) &&
    allows(cpu, process.arch) &&
    (process.platform !== 'linux' || allows(libc, libcHere()))
  );
}
const allows = (list, here) =>
  !list ||
  list.includes(here) ||
  (list.every((each) => each.startsWith('!')) && !list.includes(`!${here}`));
let libcFound;
function libcHere() {
  libcFound ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return libcFound;
}
