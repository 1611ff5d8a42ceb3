import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { answerFirst } from './answer-first.ts';

let stop = () => {};
afterEach(() => stop());

/** A server whose framework says "framework", with `/kept` answered first; what the other listener hears of is noted. */
async function openServer() {
  const heard: string[] = [];
  const server = createServer((_request, response) => response.end('framework'));
  server.on('request', ({ url }, { writableEnded }) => heard.push(`${url} ${writableEnded}`));
  answerFirst(server, ({ url }, response) => {
    if (url !== '/kept') return false;
    response.end('kept');
    return true;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => void server.close();
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return { server, heard, read };
}

describe('answerFirst', () => {
  it('answers what it can and leaves the rest to the framework', async () => {
    const { read } = await openServer();
    expect([await read('/kept'), await read('/other')]).toEqual(['kept', 'framework']);
  });
  it('lets who else listens hear of every request, after its answer', async () => {
    const { heard, read } = await openServer();
    await read('/kept');
    await read('/other');
    expect(heard).toEqual(['/kept true', '/other true']);
  });
  it('is the one listener of its server', async () => {
    const { server } = await openServer();
    expect(server.listenerCount('request')).toBe(1);
  });
  it('needs a framework behind it', () => {
    expect(() => answerFirst(createServer(), () => false)).toThrow('no framework');
  });
});
