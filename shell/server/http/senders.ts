import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { FORWARDING_HEADERS } from '@admissions/contracts/server';
import type { FastifyInstance } from 'fastify';

/** Whose request it is, and what it was sent to. */
export interface Sender {
  ip: string;
  host: string;
  isHttps: boolean;
}
/** So many neighbours are remembered: proxies are few, and where there are none, everybody is one. */
const MOST = 1000;
const FOR = 'x-forwarded-for';
const HOST = 'x-forwarded-host';
const PROTO = 'x-forwarded-proto';

/**
 * Tells whose a request is before the framework does. Which neighbour is believed what it says of others is the framework's to decide: what it made of the first
 * request of one is remembered. Nothing is told of a request that says more than one proxy does, or of a neighbour nobody knows yet.
 */
export function createSenders(
  app: FastifyInstance,
  { trustedProxies }: { trustedProxies: readonly string[] },
): { find(request: IncomingMessage): Sender | undefined } {
  const isBelieved = new Map<string, boolean>();
  if (trustedProxies.length > 0)
    app.addHook('onRequest', (request, _reply, done) => {
      const { remoteAddress = '' } = request.raw.socket;
      if (request.headers[FOR] !== undefined && !isBelieved.has(remoteAddress)) {
        if (isBelieved.size >= MOST) isBelieved.clear();
        isBelieved.set(remoteAddress, (request.ips?.length ?? 1) > 1);
      }
      done();
    });

  return {
    find({ socket, headers }) {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined) return undefined;
      const own = {
        ip: remoteAddress,
        host: headers.host ?? '',
        isHttps: (socket as Partial<TLSSocket>).encrypted === true,
      };
      if (trustedProxies.length === 0) return own;
      if (!FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return own;
      const believed = isBelieved.get(remoteAddress);
      if (believed === undefined) return undefined;
      return believed ? forwarded(headers, own) : own;
    },
  };
}

function forwarded(headers: IncomingMessage['headers'], own: Sender): Sender | undefined {
  const [ip, host, proto] = [headers[FOR], headers[HOST], headers[PROTO]].map((said) =>
    typeof said === 'string' ? said.trim() : '',
  ) as [string, string, string];
  if (ip === '' || [ip, host, proto].some((said) => said.includes(','))) return undefined;
  return { ip, host: host || own.host, isHttps: proto ? proto === 'https' : own.isHttps };
}
