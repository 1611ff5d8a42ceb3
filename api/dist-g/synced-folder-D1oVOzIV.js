import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
// src/db/embedded/synced-folder.ts
/** How often the engine has forced a file to disk. */
var syncs = { count: 0 };
/**
* PGlite never forces anything to disk by itself. With wal_sync_method=fsync PostgreSQL calls the file system's fsync: this gives it a real one,
* before PostgreSQL starts, so that the checkpoint of crash recovery is covered too.
*/
var SyncedFolder = class extends NodeFS {
	async init(...[engine, options]) {
		const made = await super.init(engine, options);
		const preRun = made.emscriptenOpts.preRun ?? [];
		preRun.push((runtime) => {
			runtime.NODEFS.stream_ops.fsync = ({ nfd }) => {
				fs.fdatasyncSync(nfd);
				syncs.count++;
				return 0;
			};
		});
		made.emscriptenOpts.preRun = preRun;
		return made;
	}
};
/** Opens (and, where there is none, makes) the database in this folder; throws when its commits would not reach the disk. */
async function openSynced(folder, facts = {}) {
	const startParams = [
		...PGlite.defaultStartParams.filter((each) => each !== "-F"),
		"-c",
		"wal_sync_method=fsync",
		...facts.unsynced ? ["-F"] : []
	];
	const engine = await PGlite.create({
		fs: new SyncedFolder(folder),
		startParams
	});
	const before = syncs.count;
	await engine.query(`select pg_logical_emit_message(true, 'selftest', 'x')`);
	if (syncs.count === before) throw new Error("commits do not reach the disk (the fsync hook was not called)");
	return engine;
}
export { openSynced as t };
