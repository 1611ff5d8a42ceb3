import './lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, fail } from './lib/command-line.mjs';
import { ROOT } from './lib/workspace.mjs';

commandLine(`Writes what follows from the kinds in shared-libs/model/src/kinds/<area>/: their ids, their record, and the claims of their screens.

  npm run kinds`);
try {
  const { buildKindFiles } = await import('./lib/kind-files.mjs');
  const files = Object.entries(await buildKindFiles(ROOT));
  const changed = files.filter(([file, text]) => readFileSync(join(ROOT, file), 'utf8') !== text);
  for (const [file, text] of changed) writeFileSync(join(ROOT, file), text);
  console.log(changed.map(([file]) => file).join('\n') || 'Nothing has changed.');
} catch (error) {
  fail(error);
}
