import { type PGlite, protocol } from '@electric-sql/pglite';

/** `execProtocolRawStream` works synchronously; its promise carries no result. */
export function sendMessages(engine: PGlite, messages: Uint8Array) {
  const answer: Buffer[] = [];
  void engine.execProtocolRawStream(messages, {
    syncToFs: false,
    onRawData: (data) => void answer.push(Buffer.from(data)),
  });
  return Buffer.concat(answer);
}

/** Queries the engine directly. Throws the server's error. */
export function queryRows(engine: PGlite, sql: string) {
  const rows: (string | null)[][] = [];
  const answer = sendMessages(engine, protocol.serialize.query(sql));
  new protocol.Parser().parse(answer, (message) => {
    if (message instanceof protocol.messages.DatabaseError) throw message;
    if (message instanceof protocol.messages.DataRowMessage) rows.push(message.fields);
  });
  return rows;
}
