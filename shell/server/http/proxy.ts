import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Deps {
  apiUrl: string;
  /** Told of every change that staff made through this proxy, before they hear of it themselves. */
  onAdminWrite: () => void;
}
/** Belong to one connection, never to the next (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** What a client may not tell the API about itself. */
const OURS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'x-internal-token', 'x-request-id'];
const TIMEOUT = 65_000;

/** Passes /api and /media on to the API, as streams; a body is never read here. */
export async function proxyRoutes(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const forward = forwarderTo(deps);
  app.all('/api/internal/*', (_request, reply) => reply.code(404).send(''));
  app.all('/api/*', { bodyLimit: 256 * 2 ** 20 }, forward);
  app.route({ method: ['GET', 'HEAD'], url: '/media/*', handler: forward });
}

function forwarderTo({ apiUrl, onAdminWrite }: Deps) {
  const base = new URL(apiUrl);
  const isHttps = base.protocol === 'https:';
  const agent = new (isHttps ? HttpsAgent : Agent)({ keepAlive: true, maxSockets: 256, timeout: TIMEOUT });
  const open = isHttps ? httpsRequest : httpRequest;

  const send = (request: FastifyRequest, canRepeat: boolean) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method: request.method, path: base.pathname.replace(/\/$/, '') + request.raw.url, headers: headersFor(request), timeout: TIMEOUT };
      // A kept connection may be closed by the other side just now; only what can be repeated travels on one.
      const upstream = open(base, { ...options, agent: canRepeat ? agent : undefined }, resolve);
      upstream.on('error', (error) => (canRepeat && upstream.reusedSocket ? send(request, true).then(resolve, reject) : reject(error)));
      upstream.on('timeout', () => upstream.destroy(new Error('the API did not answer in time')));
      request.raw.on('aborted', () => upstream.destroy());
      if (canRepeat) upstream.end();
      else request.raw.pipe(upstream);
    });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    let answer: IncomingMessage;
    try {
      answer = await send(request, request.method === 'GET' || request.method === 'HEAD');
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'the API cannot be reached');
      return reply.code(503).header('retry-after', '5').send({ errorCode: -1, message: 'error.server', requestId: request.id });
    }
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && request.raw.url?.startsWith('/api/admin/') && (answer.statusCode ?? 500) < 400) onAdminWrite();
    reply.hijack();
    reply.raw.writeHead(answer.statusCode ?? 502, { ...(reply.getHeaders() as Record<string, string>), ...passedOn(answer.headers) });
    await pipeline(answer, reply.raw).catch(() => reply.raw.destroy());
  };
}

function headersFor(request: FastifyRequest): IncomingHttpHeaders {
  const headers = passedOn(request.headers);
  for (const name of OURS) delete headers[name];
  return { ...headers, 'x-forwarded-for': request.ip, 'x-forwarded-host': request.host, 'x-forwarded-proto': request.protocol, 'x-request-id': request.id };
}
function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const dropped = new Set([
    ...HOP_BY_HOP,
    ...String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  ]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
