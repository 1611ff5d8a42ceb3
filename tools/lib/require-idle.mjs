import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Throws a sentence when a running API has this data folder. Writes nothing there. */
export async function requireIdle({ dataDir }) {
  if (await isInUse(dataDir))
    throw new Error(
      `The data folder ${dataDir} is in use by another process: development would write into a running site. Choose another with DATA_DIR, or stop that site first.`,
    );
}

// The API's lock is a socket in the folder, which dies with its process.
async function isInUse(dataDir) {
  if (!existsSync(dataDir)) return false;
  const real = realpathSync(dataDir);
  // The path of a socket holds about a hundred bytes: in by a short link.
  const door = mkdtempSync(join(tmpdir(), 'idle-'));
  symlinkSync(real, join(door, 'd'));
  try {
    for (const name of readdirSync(real).filter((each) => each.startsWith('lock.')))
      if (await isAnswering(join(door, 'd', name))) return true;
    return false;
  } finally {
    rmSync(door, { recursive: true, force: true });
  }
}
const isAnswering = (path) =>
  new Promise((resolve) => {
    const socket = connect(path);
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
