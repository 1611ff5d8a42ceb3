import { ADMIN_DEVICE_COOKIE } from '@admissions/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { findCookies } from '../../../platform/http/find-cookies.ts';
import { networkKey } from '../../../platform/http/visitor-network.ts';
import type { RateLimit } from '../../../platform/limits/count-request.ts';
import {
  countRequest,
  incrementCount,
  requireBelow,
} from '../../../platform/limits/count-request.ts';
import { findKnownDevice } from './known-devices.ts';

/**
 * Who tries a password. A running session and a device that the account has signed in with before are counted each by itself, so nobody else's
 * failures shut them out; everybody else is a stranger in a network.
 */
export type AttemptSource = { session: number } | { device: number } | { network: string };

export const isStranger = (source: AttemptSource): source is { network: string } =>
  'network' in source;
/** The name under which it is counted. */
export const sourceKey = (source: AttemptSource): string => Object.entries(source).flat().join(' ');

const WINDOW = { seconds: 600 };
// A third of the tries may fail: many people behind one address sign in at the same hour, and few of them mistype.
const failureLimit = ({ network }: { network: string }, loginLimit: number): RateLimit => ({
  key: `sign-in-failed:${network}`,
  max: Math.ceil(loginLimit / 3),
  ...WINDOW,
});

/** Who tries the password of this account from outside; counted, and refused with 429 above the limit of tries, or of failed ones from one network over all names. */
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

/** The running session that gives its password once more; counted likewise. */
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

/** A password or code from there was wrong. */
export async function countNetworkFailure(
  { db, config }: Deps,
  source: AttemptSource,
): Promise<void> {
  if (isStranger(source)) await incrementCount(db.orm, failureLimit(source, config.loginLimit));
}
