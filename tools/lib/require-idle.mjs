import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Throws when a running API uses this data folder. Writes nothing there. */
export async function requireIdle({ dataDir }) {
  if (await isInUse(dataDir))
    throw new Error(
      `The data folder ${dataDir} is in use by another process: development would write into a running site. Choose another with DATA_DIR, or stop that site first.`,
    );
}

// The API's lock is a socket in the folder, which disappears with its process.
async function isInUse(dataDir) {
  if (!existsSync(dataDir)) return false;
  const real = realpathSync(dataDir);
  // Socket paths are limited to about a hundred bytes: use a short symlink.
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
