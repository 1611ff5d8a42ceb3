import { t as openSynced } from "./synced-folder-D1oVOzIV.js";
import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
// src/db/embedded/wire-sessions.ts
var code = (letter) => letter.charCodeAt(0);
var READY = Buffer.from([
	code("R"),
	0,
	0,
	0,
	8,
	0,
	0,
	0,
	0,
	code("Z"),
	0,
	0,
	0,
	5,
	code("I")
]);
/**
* Speaks the PostgreSQL wire protocol over one MessagePort per connection. One real session stands behind them all,
* so a connection owns the engine from BEGIN to COMMIT or ROLLBACK, and a whole batch (up to Sync) runs in one call.
*/
function wireSessions(engine, idleTransaction) {
	const sessions = /* @__PURE__ */ new Set();
	const waiting = [];
	let owner = null;
	let ownerTimer;
	let count = 0;
	function execute(session, batch) {
		const out = [];
		engine.execProtocolRawStream(batch, {
			syncToFs: false,
			onRawData: (data) => void out.push(Buffer.from(data))
		});
		const all = Buffer.concat(out);
		const reply = [];
		for (let at = 0; at < all.length;) {
			const end = at + 1 + all.readInt32BE(at + 1);
			const frame = all.subarray(at, end);
			if (frame[0] === code("A")) for (const each of sessions) each.port.postMessage(Buffer.from(frame));
			else reply.push(frame);
			at = end;
		}
		session.port.postMessage(Buffer.concat(reply));
		clearTimeout(ownerTimer);
		owner = engine.isInTransaction() ? session : null;
		if (owner) ownerTimer = setTimeout(() => drop(session), idleTransaction);
	}
	function next() {
		for (let each = owner ? void 0 : waiting.shift(); each; each = owner ? void 0 : waiting.shift()) execute(...each);
	}
	function submit(session, batch) {
		if (owner && owner !== session) return void waiting.push([session, batch]);
		execute(session, batch);
		next();
	}
	function drop(session) {
		if (!sessions.delete(session)) return;
		for (let at = waiting.length - 1; at >= 0; at--) if (waiting[at]?.[0] === session) waiting.splice(at, 1);
		if (owner === session) rollback();
		if (!owner) for (const name of session.names) run(`deallocate "${name}"`);
		session.port.close();
		next();
	}
	function rollback() {
		clearTimeout(ownerTimer);
		if (owner) run("rollback");
		owner = null;
	}
	function run(sql) {
		const frame = Buffer.concat([Buffer.from("Q...."), Buffer.from(`${sql}\0`)]);
		frame.writeInt32BE(frame.length - 1, 1);
		engine.execProtocolRawStream(frame, {
			syncToFs: false,
			onRawData: () => {}
		});
	}
	function accept(port) {
		const session = {
			id: ++count,
			port,
			names: /* @__PURE__ */ new Set()
		};
		sessions.add(session);
		let input = Buffer.alloc(0);
		let batch = [];
		let started = false;
		port.on("message", (chunk) => {
			const arrived = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
			input = input.length > 0 ? Buffer.concat([input, arrived]) : arrived;
			for (;;) {
				const at = started ? 1 : 0;
				if (input.length < at + 4) return;
				const end = at + input.readInt32BE(at);
				if (input.length < end) return;
				const frame = input.subarray(0, end);
				input = input.subarray(end);
				if (!started) {
					started = true;
					port.postMessage(READY);
					continue;
				}
				if (frame[0] === code("X")) return drop(session);
				batch.push(ownNames(session, frame));
				if (frame[0] === code("S") || frame[0] === code("Q")) {
					const whole = Buffer.concat(batch);
					batch = [];
					submit(session, whole);
				}
			}
		});
		port.on("close", () => drop(session));
	}
	return {
		accept,
		run,
		isBusy: () => owner !== null,
		end() {
			rollback();
			for (const { port } of sessions) port.close();
		}
	};
}
function ownNames(session, frame) {
	const type = String.fromCharCode(frame[0] ?? 0);
	const at = nameAt(type, frame);
	if (at === 0 || frame[at] === 0) return frame;
	const prefix = Buffer.from(`c${session.id}_`);
	if (type === "P") session.names.add(prefix.toString() + frame.subarray(at, frame.indexOf(0, at)).toString());
	const out = Buffer.concat([
		frame.subarray(0, at),
		prefix,
		frame.subarray(at)
	]);
	out.writeInt32BE(out.length - 1, 1);
	return out;
}
function nameAt(type, frame) {
	if (type === "P") return 5;
	if (type === "B") return frame.indexOf(0, 5) + 1;
	return (type === "D" || type === "C") && frame[5] === code("S") ? 6 : 0;
}
// src/db/embedded/embedded-worker.ts
var { folder, idleTransaction, unsynced } = workerData;
var report = (message) => parentPort?.postMessage(message);
try {
	const engine = await openSynced(folder, unsynced ? { unsynced } : {});
	const sessions = wireSessions(engine, idleTransaction);
	async function dump(file) {
		for (let tries = 0; sessions.isBusy() && tries < 400; tries++) await new Promise((resolve) => setTimeout(resolve, 5));
		if (!sessions.isBusy()) sessions.run("checkpoint");
		const image = await engine.dumpDataDir("gzip");
		fs.writeFileSync(`${file}.new`, Buffer.from(await image.arrayBuffer()));
		fs.renameSync(`${file}.new`, file);
		report({ dumped: file });
	}
	async function close() {
		sessions.end();
		await engine.close();
		report({ closed: true });
		process.exit(0);
	}
	parentPort?.on("message", (asked) => {
		if (asked.connect) sessions.accept(asked.connect);
		if (asked.ping) report({ pong: true });
		if (asked.dump) dump(asked.dump).catch((error) => report({ notDumped: error.message }));
		if (asked.close) close();
	});
	report({ ready: true });
} catch (error) {
	report({ failed: error instanceof Error ? error.message : String(error) });
	process.exit(1);
}
export {};
