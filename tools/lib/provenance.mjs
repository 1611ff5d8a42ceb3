import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';

/** Who acts here: RELEASED_BY, or the account and its machine. */
export const readActor = (env = process.env) => env.RELEASED_BY || `${accountName()}@${hostname()}`;

/** Who builds a release, from which revision of the tree around `dir`, and on which machine. */
export const readProvenance = (dir, env = process.env) => ({
  by: readActor(env),
  commit: readCommit(dir),
  machine: hostname(),
});

function readCommit(dir) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const revision = git('rev-parse', 'HEAD').trim();
    // Of the whole tree: a remote is made of shared libraries, too.
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
