import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT as root } from '../lib/workspace.mjs';

/** Copies the sources to a temporary folder without builds, with links to installed packages. */
export function copiedTree() {
  const tree = mkdtempSync(join(tmpdir(), 'copied-tree-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
  const packages = join(tree, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Links to the workspaces are relative: here they lead to the copies.
    if (name === '@admissions')
      cpSync(join(root, 'node_modules', name), join(packages, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const folder of ['api', 'shell', 'mf-admin-content'])
    symlinkSync(join(root, folder, 'node_modules'), join(tree, folder, 'node_modules'));
  return tree;
}
