import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** Answered as 503 because of its SQLSTATE. */
export const createUnavailableError = (what: string) =>
  Object.assign(new Error(`embedded database ${what}`), { code: '57P03' });

/** Replaces the PostgreSQL driver's socket by a port to the engine's worker. */
export class PortStream extends Duplex {
  readonly #open: () => Promise<MessagePort>;
  #port: MessagePort | undefined;
  #ended = false;

  constructor(open: () => Promise<MessagePort>) {
    super();
    this.#open = open;
  }
  async connect() {
    try {
      const port = await this.#open();
      this.#port = port;
      port.on('message', (data: Uint8Array) =>
        this.push(Buffer.from(data.buffer, data.byteOffset, data.length)),
      );
      port.on('close', () =>
        this.destroy(this.#ended ? undefined : createUnavailableError('lost this connection')),
      );
      this.emit('connect');
    } catch (error) {
      this.destroy(error as Error);
    }
  }
  override _read() {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#port?.postMessage(chunk);
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#port?.postMessage(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }
  override _final(done: () => void) {
    this.#ended = true;
    this.#port?.close();
    done();
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port?.close();
    done(error);
  }
  // Methods that the driver calls on a socket.
  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;
}
