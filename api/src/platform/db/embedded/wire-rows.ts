/** A Query message of the wire protocol. */
export function buildSimpleQuery(sql: string) {
  const frame = Buffer.concat([Buffer.from('Q....'), Buffer.from(`${sql}\0`)]);
  frame.writeInt32BE(frame.length - 1, 1);
  return frame;
}

export function* listFrames(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    yield bytes.subarray(at, end);
    at = end;
  }
}

/** Throws the server's error. */
export function parseRows(answer: Buffer) {
  const rows: (string | null)[][] = [];
  for (const frame of listFrames(answer)) {
    const type = String.fromCharCode(frame[0] as number);
    if (type === 'E') throw new Error(parseMessage(frame.subarray(5)));
    if (type === 'D') rows.push(parseRow(frame.subarray(5)));
  }
  return rows;
}

function parseRow(data: Buffer) {
  let at = 2;
  return Array.from({ length: data.readInt16BE(0) }, () => {
    const length = data.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return data.toString('utf8', at - length, at);
  });
}
const parseMessage = (fields: Buffer) =>
  fields
    .toString()
    .split('\0')
    .find((field) => field.startsWith('M'))
    ?.slice(1) ?? 'the query failed';
