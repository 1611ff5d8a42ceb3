import type { MessagePort } from 'node:worker_threads';
import { type PGlite, protocol } from '@electric-sql/pglite';
import { queryRows, sendMessages } from './send-messages.ts';

interface Session {
  id: number;
  port: MessagePort;
  /** Names of the connection's prepared statements. */
  names: Set<string>;
}
const code = (letter: string) => letter.charCodeAt(0);
const READY = Buffer.from([code('R'), 0, 0, 0, 8, 0, 0, 0, 0, code('Z'), 0, 0, 0, 5, code('I')]);

const PATIENT_IDLE_MS = 120_000;

/**
 * Multiplexes connections (MessagePorts) onto one real session of the engine: a connection owns it
 * from BEGIN to COMMIT or ROLLBACK, and a batch up to Sync runs in one call.
 */
export function createWireSessions(engine: PGlite, usualIdle: number) {
  let idleTransaction = usualIdle;
  const sessions = new Set<Session>();
  const waiting: [Session, Buffer][] = [];
  let owner: Session | null = null;
  let ownerTimer: NodeJS.Timeout | undefined;
  let count = 0;

  const run = (sql: string) => sendMessages(engine, protocol.serialize.query(sql));
  function execute(session: Session, batch: Buffer) {
    const reply: Buffer[] = [];
    for (const frame of listFrames(sendMessages(engine, batch))) {
      // NOTIFY goes to every connection, the rest to the requester.
      if (frame[0] === code('A'))
        for (const each of sessions) each.port.postMessage(Buffer.from(frame));
      else reply.push(frame);
    }
    session.port.postMessage(Buffer.concat(reply));
    clearTimeout(ownerTimer);
    owner = engine.isInTransaction() ? session : null;
    // An idle transaction must not block the site.
    if (owner) ownerTimer = setTimeout(() => drop(session), idleTransaction);
  }
  function next() {
    for (
      let each = owner ? undefined : waiting.shift();
      each;
      each = owner ? undefined : waiting.shift()
    )
      execute(...each);
  }
  function submit(session: Session, batch: Buffer): void {
    if (owner && owner !== session) return void waiting.push([session, batch]);
    execute(session, batch);
    next();
  }
  function drop(session: Session) {
    if (!sessions.delete(session)) return;
    for (let at = waiting.length - 1; at >= 0; at--)
      if (waiting[at]?.[0] === session) waiting.splice(at, 1);
    if (owner === session) rollback();
    if (!owner) for (const name of session.names) run(`deallocate "${name}"`);
    session.port.close();
    next();
  }
  function rollback() {
    clearTimeout(ownerTimer);
    if (owner) run('rollback');
    owner = null;
  }

  return {
    accept(port: MessagePort) {
      const session: Session = { id: ++count, port, names: new Set() };
      sessions.add(session);
      receiveBatches(session, { submit, drop });
    },
    /** Queries the real session directly; only while no transaction is open. */
    rows: (sql: string) => queryRows(engine, sql),
    isBusy: () => owner !== null,
    /** Disables the idle timeout, for a first seed on a busy machine. */
    setPatient(isPatient: boolean) {
      idleTransaction = isPatient ? Math.max(usualIdle, PATIENT_IDLE_MS) : usualIdle;
    },
    end() {
      rollback();
      for (const { port } of sessions) port.close();
    },
  };
}

function* listFrames(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    yield bytes.subarray(at, end);
    at = end;
  }
}

interface Receiver {
  submit: (session: Session, batch: Buffer) => void;
  drop: (session: Session) => void;
}
/** Splits a connection's bytes into batches, each up to a Sync or a simple query. */
function receiveBatches(session: Session, { submit, drop }: Receiver) {
  const { port } = session;
  let input: Buffer = Buffer.alloc(0);
  let batch: Buffer[] = [];
  let started = false;
  port.on('message', (chunk: Uint8Array) => {
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
      if (frame[0] === code('X')) return drop(session);
      batch.push(prefixStatementNames(session, frame));
      if (frame[0] === code('S') || frame[0] === code('Q')) {
        const whole = Buffer.concat(batch);
        batch = [];
        submit(session, whole);
      }
    }
  });
  port.on('close', () => drop(session));
}

// Named statements live in the one real session, so each connection gets a name prefix.
function prefixStatementNames(session: Session, frame: Buffer) {
  const type = String.fromCharCode(frame[0] ?? 0);
  const at = findNameOffset(type, frame);
  if (at === 0 || frame[at] === 0) return frame;
  const prefix = Buffer.from(`c${session.id}_`);
  if (type === 'P')
    session.names.add(prefix.toString() + frame.subarray(at, frame.indexOf(0, at)).toString());
  const out = Buffer.concat([frame.subarray(0, at), prefix, frame.subarray(at)]);
  out.writeInt32BE(out.length - 1, 1);
  return out;
}
function findNameOffset(type: string, frame: Buffer) {
  if (type === 'P') return 5;
  if (type === 'B') return frame.indexOf(0, 5) + 1;
  return (type === 'D' || type === 'C') && frame[5] === code('S') ? 6 : 0;
}
