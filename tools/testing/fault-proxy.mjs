import { createConnection, createServer } from 'node:net';

/**
 * A TCP proxy on 127.0.0.1 that injects faults. `target` is `host:port` or a URL.
 * - `loseReplies(count, match)`: forwards the request, then breaks the connection
 * - `refuse(isRefusing)`: closes new and open connections
 */
export async function startFaultProxy(target) {
  const { hostname, port } = new URL(target.includes('://') ? target : `tcp://${target}`);
  const faults = { toLose: 0, match: '', isRefusing: false };
  const counts = { lost: 0, connections: 0 };
  const sockets = new Set();

  const server = createServer((client) => {
    counts.connections++;
    if (faults.isRefusing) return client.destroy();
    const upstream = createConnection({ host: hostname, port: Number(port) });
    const cut = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    let isDoomed = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === client ? upstream : client).destroy();
      });
    }
    client.on('data', (chunk) => {
      if (faults.toLose > 0 && chunk.toString('latin1').startsWith(faults.match)) {
        faults.toLose--;
        isDoomed = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (isDoomed) {
        counts.lost++;
        return cut();
      }
      client.write(chunk);
    });
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', resolve),
  );

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    counts,
    /** Loses the replies of the next `count` requests with a first line that starts with `match`. */
    loseReplies(count, match = '') {
      Object.assign(faults, { toLose: count, match });
    },
    refuse(isRefusing) {
      faults.isRefusing = isRefusing;
      if (isRefusing) for (const socket of sockets) socket.destroy();
    },
    heal() {
      Object.assign(faults, { toLose: 0, match: '', isRefusing: false });
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
