import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../fixtures/how-to-commands.ts';
import { root } from '../fixtures/root.ts';

/** Holds the commit of the previous release. */
const COMMIT_FILE = '.ci/previous-release';

/** Installed and built tree of the previous release. */
export interface PreviousRelease {
  dir: string;
  remove(): void;
}

/** The commit of the previous release, or the reason why it is unavailable. */
export function findPreviousRelease(): { commit: string } | { why: string } {
  const commit = readFileSync(join(root, COMMIT_FILE), 'utf8').trim();
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return { commit };
  } catch {
    return { why: `${COMMIT_FILE} names ${commit}, which is not in this copy of the repository.` };
  }
}

// With the same lock file, hard links to the installed packages take a second.
async function installPackages(dir: string): Promise<void> {
  if (listInstalled(dir) === listInstalled(root)) {
    const modules = join(dir, 'node_modules');
    try {
      await runCommand(`cp -al node_modules ${modules}`, root);
      return;
    } catch {
      // Another file system, or a cp without hard links.
      rmSync(modules, { recursive: true, force: true });
    }
  }
  await runCommand('npm ci', dir);
}

function listInstalled(tree: string): string {
  const { packages } = JSON.parse(readFileSync(join(tree, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return JSON.stringify(
    Object.entries(packages).filter(([packagePath]) => packagePath.includes('node_modules/')),
  );
}

/** Installs and builds API and shell of that commit; its release builds the remotes. */
export async function buildPreviousRelease(commit: string): Promise<PreviousRelease> {
  const dir = mkdtempSync(join(tmpdir(), 'admissions-previous-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  try {
    await runCommand(`git archive ${commit} | tar -x -C ${dir}`, root);
    await installPackages(dir);
    await runCommand('node tools/build.mjs api shell', dir);
    return { dir, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
