import './lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, fail } from './lib/command-line.mjs';
import { ROOT } from './lib/workspace.mjs';

const HELP = `Writes shared-libs/*/api-report.md: what each package exports to those who install it.

  npm run api-report                   and raises the version of each package whose exports changed
  npm run api-report -- --unpublished  leaves the versions: nobody has installed them yet
  npm run api-report -- --check        writes nothing; ends with 1 when something would be written`;

const { values } = commandLine(HELP, {
  check: { type: 'boolean' },
  unpublished: { type: 'boolean' },
});
try {
  const [{ publishedPackages }, { buildDeclarations }, { findVersionFault, writeReport }] =
    await Promise.all([
      import('./lib/published-packages.mjs'),
      import('./lib/package-types.mjs'),
      import('./lib/api-report.mjs'),
    ]);
  const packages = publishedPackages();
  const declarations = buildDeclarations(packages);
  for (const one of packages) {
    const file = join(one.dir, 'api-report.md');
    const before = readFile(file);
    const now = writeReport(one, declarations);
    if (now === before) continue;
    const fault = before && findVersionFault(before, now);
    if (values.check) {
      console.error(
        `${fault ? fault.why : `${one.folder}/api-report.md is not what the package exports`}: npm run api-report.`,
      );
      process.exitCode = 1;
      continue;
    }
    const isRaised = fault && !values.unpublished;
    const version = isRaised ? fault.needed : one.version;
    if (isRaised) setVersion(one, version);
    writeFileSync(file, writeReport({ ...one, version }, declarations));
    console.log(`${one.name} ${version}: ${one.folder}/api-report.md`);
  }
} catch (error) {
  fail(error);
}

function readFile(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
// The files keep their own layout: only the one number changes.
function setVersion({ dir, folder, version: old }, version) {
  const manifest = join(dir, 'package.json');
  const replace = (text) => text.replace(`"version": "${old}"`, `"version": "${version}"`);
  writeFileSync(manifest, replace(readFileSync(manifest, 'utf8')));
  const lock = join(ROOT, 'package-lock.json');
  const text = readFileSync(lock, 'utf8');
  const at = text.indexOf(`    "${folder}": {`);
  if (at >= 0) writeFileSync(lock, text.slice(0, at) + replace(text.slice(at)));
}
