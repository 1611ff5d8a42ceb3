import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface FolderLock {
  release(): void;
}
/** Another process holds the lock. */
export class FolderInUse extends Error {
  /** EX_TEMPFAIL of sysexits: try again later. */
  readonly exitCode = 75;
  override name = 'FolderInUse';
  constructor(folder: string, who: string | null) {
    super(
      `The data folder ${folder} is in use by process ${who?.split(' ')[1] ?? '?'}; stop that process first, or choose another DATA_DIR`,
    );
  }
}

/**
 * Announces itself first and checks second: of two concurrent starts at least one sees the other.
 * A socket dies with its process and names are never reused, so removing a dead one is safe.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  let state = 'starting';
  const server = net
    .createServer((connection) => connection.on('error', () => {}).end(`${state} ${process.pid}`))
    .unref();
  const listen = (at: string) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, resolve));
  const real = fs.realpathSync(folder);
  if (process.platform === 'win32') {
    const pipe = pipePath(real);
    state = 'holder';
    await listen(pipe).catch(async () => {
      throw new FolderInUse(folder, await queryHolder(pipe));
    });
    return { release: () => void server.close() };
  }
  // A socket path holds about 104 bytes and Node truncates silently: use a short symlink.
  const linkFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'ap-'));
  fs.symlinkSync(real, path.join(linkFolder, 'd'));
  const at = (name: string) => path.join(linkFolder, 'd', name);
  const id = randomBytes(6).toString('hex');
  const hidden = `new.${id}`;
  const ownName = `lock.${id}`;
  try {
    await listen(at(hidden));
    for (let tries = 1; ; tries++) {
      fs.renameSync(at(hidden), at(ownName));
      const others = await findLiveHolders(real, ownName, at);
      if (others.length === 0) {
        state = 'holder';
        return {
          release() {
            fs.rmSync(path.join(real, ownName), { force: true });
            server.close();
          },
        };
      }
      fs.renameSync(at(ownName), at(hidden));
      const holder = others.find((who) => who.startsWith('holder'));
      if (holder || tries === 20) throw new FolderInUse(folder, holder ?? others[0] ?? null);
      await sleep(20 + Math.random() * 30 * tries);
    }
  } catch (error) {
    server.close();
    fs.rmSync(at(hidden), { force: true });
    throw error;
  } finally {
    fs.rmSync(linkFolder, { recursive: true, force: true });
  }
}

async function findLiveHolders(
  folder: string,
  ownName: string,
  at: (name: string) => string,
): Promise<string[]> {
  const others: string[] = [];
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith('lock.') || name === ownName) continue;
    const who = await queryHolder(at(name));
    if (who === null) fs.rmSync(at(name), { force: true });
    else others.push(who);
  }
  return others;
}

// 'holder 123', 'starting 123' or null (nobody); no answer within a second counts as a busy holder.
function queryHolder(at: string): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(at);
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('end', () => resolve(text));
    socket.setTimeout(1000, () => {
      socket.destroy();
      resolve('holder ?');
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : 'holder ?'),
    );
  });
}
const pipePath = (folder: string) =>
  `\\\\.\\pipe\\ap-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)}`;
