import { ADMIN_DEVICE_COOKIE } from '@admissions/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { findCookies } from '../../../platform/http/find-cookies.ts';
import { networkKey } from '../../../platform/http/visitor-network.ts';
import {
  countRequest,
  incrementCount,
  type RateLimit,
  requireBelow,
} from '../../../platform/limits/count-request.ts';
import { findKnownDevice } from './known-devices.ts';

/** Sessions and known devices are counted separately, so that strangers cannot lock them out. */
export type AttemptSource = { session: number } | { device: number } | { network: string };

export const isStranger = (source: AttemptSource): source is { network: string } =>
  'network' in source;
/** The key of its counter. */
export const sourceKey = (source: AttemptSource) => Object.entries(source).flat().join(' ');

const WINDOW = { seconds: 600 };
// A third of the attempts may fail: shared addresses have many sign-ins but few typos.
const failureLimit = ({ network }: { network: string }, loginLimit: number): RateLimit => ({
  key: `sign-in-failed:${network}`,
  max: Math.ceil(loginLimit / 3),
  ...WINDOW,
});

/** The source of a sign-in attempt. Throws 429 above the limit of attempts or of failures. */
export async function findSignInSource(
  deps: Deps,
  { request, reply, account }: AttemptRequest & { account: string },
): Promise<AttemptSource> {
  const { db, config } = deps;
  const device = await findKnownDevice(db, findCookies(request, ADMIN_DEVICE_COOKIE.name), account);
  const source = device === null ? { network: networkKey(request.ip) } : { device };
  if (isStranger(source))
    await requireBelow(db.orm, reply, failureLimit(source, config.loginLimit));
  await countAttempt(deps, reply, source);
  return source;
}

/** The source of a password proof within a session; limited likewise. */
export async function findSessionSource(
  deps: Deps,
  { request, reply }: AttemptRequest,
): Promise<AttemptSource> {
  const source = { session: request.admin?.sessionId ?? 0 };
  await countAttempt(deps, reply, source);
  return source;
}
interface AttemptRequest {
  request: FastifyRequest;
  reply: FastifyReply;
}

const countAttempt = ({ db, config }: Deps, reply: FastifyReply, source: AttemptSource) =>
  countRequest(db.orm, reply, {
    key: `login:${sourceKey(source)}`,
    max: config.loginLimit,
    ...WINDOW,
  });

export async function countNetworkFailure({ db, config }: Deps, source: AttemptSource) {
  if (isStranger(source)) await incrementCount(db.orm, failureLimit(source, config.loginLimit));
}
