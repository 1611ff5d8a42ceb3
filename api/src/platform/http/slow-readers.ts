import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A reader must accept `least` bytes per `window` (ms) while an answer waits.
 * `requests`: maximum open per connection; our own clients never pipeline.
 */
const SLOW_READER_LIMITS = { window: 60_000, least: 64 * 1024, requests: 16 };

/** No public property shows the progress of a large write before it completes. */
type WithHandle = Socket & { _handle?: { writeQueueSize?: number } | null };
const countSentBytes = (socket: WithHandle) =>
  socket.bytesWritten - socket.writableLength - (socket._handle?.writeQueueSize ?? 0);

interface ReadProgress {
  at: number;
  /** Bytes that the other side had accepted by then. */
  sentBytes: number;
}

/** Unread answers occupy memory, however busily the client sends meanwhile. */
export function disconnectSlowReaders(
  app: FastifyInstance,
  { window, least, requests } = SLOW_READER_LIMITS,
) {
  const progressBySocket = new Map<Socket, ReadProgress | null>();
  const open = new WeakMap<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    progressBySocket.set(socket, null);
    socket.once('close', () => progressBySocket.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    // Already answered and sent.
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
