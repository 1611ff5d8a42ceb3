import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * What is asked of whoever reads: `least` bytes in every `window` milliseconds while an answer waits for them. Beside that, how many requests one
 * connection may have open: none of the programs that talk to the API sends a second one before the first is answered.
 */
const SLOW_READER_LIMITS = { window: 60_000, least: 64 * 1024, requests: 16 };

/** A socket with what Node itself looks at to see whether a large write gets on: no public property says it before the whole write is over. */
type WithHandle = Socket & { _handle?: { writeQueueSize?: number } | null };
const countSentBytes = (socket: WithHandle) =>
  socket.bytesWritten - socket.writableLength - (socket._handle?.writeQueueSize ?? 0);

interface ReadProgress {
  at: number;
  /** Bytes that the other side's machine had taken by then. */
  sentBytes: number;
}

/** Cuts connections whose answers are not read, however busily the other side sends meanwhile: what waits for them stands in memory. */
export function disconnectSlowReaders(
  app: FastifyInstance,
  { window, least, requests } = SLOW_READER_LIMITS,
): void {
  const progressBySocket = new Map<Socket, ReadProgress | null>();
  const open = new WeakMap<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    progressBySocket.set(socket, null);
    socket.once('close', () => progressBySocket.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    // Answered and taken already.
    if (response.writableFinished) return;
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count > requests) socket.destroy();
  });
  const checkSockets = () => {
    const now = performance.now();
    for (const [socket, mark] of progressBySocket) {
      const sentBytes = countSentBytes(socket);
      if (socket.writableLength === 0) progressBySocket.set(socket, null);
      else if (mark === null || sentBytes - mark.sentBytes >= least)
        progressBySocket.set(socket, { at: now, sentBytes });
      else if (now - mark.at >= window) socket.destroy();
    }
  };
  const timer = setInterval(checkSockets, window / 6).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
