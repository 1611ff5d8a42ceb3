import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';

/** Builder (RELEASED_BY, or account and host), revision of the tree around `dir`, and host. */
export const readProvenance = (dir) => ({
  by: process.env.RELEASED_BY || `${accountName()}@${hostname()}`,
  commit: readCommit(dir),
  machine: hostname(),
});

function readCommit(dir) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const revision = git('rev-parse', 'HEAD').trim();
    // Of the whole tree: a remote includes shared libraries, too.
    return git('status', '--porcelain').trim() ? `${revision}-dirty` : revision;
  } catch {
    return null;
  }
}
// An account without a name, as in some containers.
function accountName() {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
