import { createServer } from 'node:net';

/** The port if it is free, a free one for 0; throws when it is in use. */
export function freePort(port = 0, host = '127.0.0.1', setting = 'PORT') {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code, message }) => {
      const known = {
        EADDRINUSE: `Port ${port} on ${host} is taken: stop the program that has it, or choose another with ${setting}.`,
        EACCES: `Port ${port} may not be used by this account: choose one above 1023 with ${setting}.`,
      };
      reject(new Error(known[code] ?? `Nothing can listen on ${host}:${port}: ${message}.`));
    });
    server.listen({ port, host, exclusive: true }, () => {
      const { port: found } = server.address();
      server.close(() => resolve(found));
    });
  });
}
