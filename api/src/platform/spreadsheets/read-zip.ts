import { inflateRawSync } from 'node:zlib';

const END = 0x0605_4b50;
const LISTED = 0x0201_4b50;
const STORED = 0;
const DEFLATED = 8;

/** The files in an archive, each unpacked when it is asked for; together they are unpacked to `most` bytes and no further. Throws a RangeError where that is not enough. */
export function readZip(archive: Buffer, most: number): (name: string) => Buffer | undefined {
  const listed = listFiles(archive);
  let left = most;
  return (name) => {
    const file = listed.get(name);
    if (!file) return undefined;
    const start =
      file.at + 30 + archive.readUInt16LE(file.at + 26) + archive.readUInt16LE(file.at + 28);
    const packed = archive.subarray(start, start + file.size);
    // zlib itself stops at the limit, whatever size the archive claims.
    const content =
      file.method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: left }) : packed;
    left = Math.max(1, left - content.length);
    return content;
  };
}

interface Listed {
  at: number;
  size: number;
  method: number;
}
function listFiles(archive: Buffer): Map<string, Listed> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('no archive');
  const files = new Map<string, Listed>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    if (archive.readUInt32LE(at) !== LISTED) throw new Error('a broken archive');
    const method = archive.readUInt16LE(at + 10);
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    if (method === STORED || method === DEFLATED)
      files.set(name, {
        at: archive.readUInt32LE(at + 42),
        size: archive.readUInt32LE(at + 20),
        method,
      });
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
