import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';

/** The releaser: RELEASED_BY, or account and host. */
export const readActor = (env = process.env) => env.RELEASED_BY || `${accountName()}@${hostname()}`;

/** Builder, revision of the tree around `dir`, and host of a release. */
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
