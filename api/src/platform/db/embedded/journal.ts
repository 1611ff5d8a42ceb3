import fs from 'node:fs';
import path from 'node:path';

/** Bytes of one segment of PostgreSQL's write-ahead log. */
export const SEGMENT_BYTES = 16 * 2 ** 20;
const SEGMENT_NAME = /^[0-9A-F]{24}$/;

export const journalFolder = (dataDir: string) => path.join(dataDir, 'journal');

/** Names of WAL segments, oldest first. */
export function listSegments(folder: string) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => SEGMENT_NAME.test(name))
    .sort();
}

/** Removes segments that a newer snapshot covers. */
export function pruneJournal(dataDir: string, first: string) {
  const folder = journalFolder(dataDir);
  for (const name of listSegments(folder)) if (name < first) fs.rmSync(path.join(folder, name));
}

export const removeJournal = (dataDir: string) =>
  fs.rmSync(journalFolder(dataDir), { recursive: true, force: true });

/** How far the log is flushed to disk. */
interface LogPosition {
  segment: string;
  offset: number;
}

/** A copy of the write-ahead log: with a snapshot it restores later commits. */
export class Journal {
  readonly #log: string;
  readonly #folder: string;
  readonly #copied = new Set<string>();
  #isActive: boolean;

  constructor(database: string) {
    this.#log = path.join(database, 'pg_wal');
    this.#folder = journalFolder(path.dirname(database));
    const newest = listSegments(this.#folder).at(-1);
    // After a gap nothing can be replayed; resumes with the next snapshot.
    this.#isActive = newest !== undefined && fs.existsSync(path.join(this.#log, newest));
    if (!this.#isActive) removeJournal(path.dirname(database));
  }

  begin() {
    fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.#isActive = true;
  }

  async copy(position: LogPosition) {
    if (!this.#isActive) return;
    const newest = listSegments(this.#folder).at(-1) ?? '';
    for (const name of listSegments(this.#log)) {
      if (name < newest || name > position.segment) continue;
      await this.#copySegment(name, name === position.segment ? position.offset : SEGMENT_BYTES);
    }
  }

  async #copySegment(name: string, end: number) {
    const target = await fs.promises.open(path.join(this.#folder, name), 'a+', 0o600);
    await target.close();
    const [from, to] = await Promise.all([
      fs.promises.open(path.join(this.#log, name), 'r'),
      fs.promises.open(path.join(this.#folder, name), 'r+'),
    ]);
    try {
      // A segment copied by an earlier process may end in an incomplete record.
      const start = this.#copied.has(name) ? (await to.stat()).size : 0;
      if (start < end) {
        const { buffer } = await from.read(Buffer.alloc(end - start), 0, end - start, start);
        await to.write(buffer, 0, buffer.length, start);
      }
      await to.truncate(end);
      await to.datasync();
      this.#copied.add(name);
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  }
}
