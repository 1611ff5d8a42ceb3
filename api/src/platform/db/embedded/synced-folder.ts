import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
interface Runtime {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** Replaces server defaults: 128 MB of buffers would duplicate the system's file cache. */
const MEMORY_SETTINGS = ['shared_buffers=16MB', 'max_connections=10'];

/** Number of fsync calls, for the self-test. */
export const syncs = { count: 0 };

/**
 * PGlite never syncs. With wal_sync_method=fsync, PostgreSQL calls the file system's fsync;
 * this makes it a real one before PostgreSQL starts, so that crash recovery is covered too.
 */
class SyncedFolder extends NodeFS {
  override async init(...[engine, options]: Parameters<Init>) {
    const result = await super.init(engine, options);
    const preRun = (result.emscriptenOpts.preRun ?? []) as unknown as ((
      runtime: Runtime,
    ) => void)[];
    preRun.push((runtime) => {
      runtime.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fs.fdatasyncSync(nfd);
        syncs.count++;
        return 0;
      };
    });
    result.emscriptenOpts.preRun = preRun as never;
    return result;
  }
}

/** Creates the database if missing; throws when commits would not reach the disk. */
export async function openSyncedDatabase(
  folder: string,
  options: { unsynced?: boolean | undefined; program?: WebAssembly.Module | undefined } = {},
): Promise<PGlite> {
  const startParams = [
    ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    ...MEMORY_SETTINGS.flatMap((setting) => ['-c', setting]),
    ...(options.unsynced ? ['-F'] : []),
  ];
  const engine = await PGlite.create({
    fs: new SyncedFolder(folder),
    startParams,
    ...(options.program && { pgliteWasmModule: options.program }),
  });
  const before = syncs.count;
  // The smallest commit that needs a sync.
  await engine.query(`select pg_logical_emit_message(true, 'selftest', 'x')`);
  if (syncs.count === before)
    throw new Error('commits do not reach the disk (the fsync hook was not called)');
  return engine;
}
