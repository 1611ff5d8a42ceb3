import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { ChannelChange, SentRelease } from '@admissions/protocol/releases';
import { packRelease } from './archive/pack-release.ts';

// Imports no packages at run time: the container of a remote has none.

interface Change {
  /** Address of the site. */
  to: string;
  token: string;
  remote: string;
  version?: string;
  reason?: string;
}
interface SendOptions extends Pick<Change, 'to' | 'token' | 'reason'> {
  folder: string;
  /** Share of the visitors; absent: for everybody. */
  percent?: number;
  /** Stored only: it becomes current for nobody. */
  isPreview?: boolean;
  allowLower?: boolean;
}
interface Report {
  lines: string[];
  isGood: boolean;
}
interface Answer<T> {
  data?: T;
  message?: string;
  errors?: Record<string, string[]>;
}
interface Call {
  method: 'POST' | 'PUT';
  token: string;
  type?: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** The site checks the release for up to a minute, and waits for its shells. */
const RESPONSE_TIMEOUT_MS = 180_000;
/** Of a site that is busy or restarting. */
const MAX_ATTEMPTS = 10;
const MAX_RETRY_DELAY_SECONDS = 30;
/** Loopback, or a name without a dot as in container networks: no https required. */
const PRIVATE = /^([a-z][\w-]*|127(\.\d+){3}|\[::1\])$/;

/** Refused by the site; `faults` are messages. */
class Refused extends Error {
  override name = 'Refused';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** The deploy token, from a file or from RELEASE_TOKEN. Throws without one. */
export async function loadToken({
  tokenFile,
  env = process.env,
}: {
  tokenFile?: string;
  env?: NodeJS.ProcessEnv;
} = {}) {
  const text = tokenFile ? await readFile(tokenFile, 'utf8').catch(() => '') : env.RELEASE_TOKEN;
  if (!text?.trim())
    throw new Error(
      `A deploy token is needed in ${tokenFile ?? '--token-file=<file> or RELEASE_TOKEN'}: see step 5 of docs/how-to/own-repository.md.`,
    );
  return text.trim();
}

/** Sends a release; rejects with the faults when it is refused. */
export async function sendRelease({
  to,
  folder,
  token,
  percent,
  isPreview = false,
  reason = 'release',
  allowLower = false,
}: SendOptions): Promise<SentRelease> {
  const description = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new Error(`${folder} holds no release: release.json is missing.`);
  });
  const { manifest, files } = JSON.parse(description);
  const archive = await buffer(packRelease(folder, Object.keys(files)));
  const query = new URLSearchParams({
    // A canary or preview is only stored by this call; a second one starts a canary.
    channel: percent !== undefined || isPreview ? 'none' : 'stable',
    reason,
    allowLower: String(allowLower),
  });
  const sent = await call<SentRelease>(to, `/api/releases/${manifest.name}?${query}`, {
    method: 'POST',
    token,
    type: 'application/gzip',
    body: archive,
  });
  if (percent === undefined) return sent;
  const { name: remote, version } = manifest;
  const change = await switchRelease({ to, remote, token, version, reason, percent });
  return { ...sent, change };
}

/** Makes a stored release current, or the canary for `percent` of the visitors (0: ends it). */
const switchRelease = ({
  to,
  remote,
  token,
  reason = 'release',
  ...change
}: Change & { percent?: number }) => {
  const channel = change.percent === undefined ? 'stable' : 'canary';
  const body = JSON.stringify({ reason, ...change });
  return call<ChannelChange>(to, `/api/releases/${remote}/channels/${channel}`, {
    method: 'PUT',
    token,
    body,
  });
};

/**
 * Rolls back to `version` or the one before `from`.
 * Refused unless `from` is current, so that only the first of two concurrent rollbacks succeeds.
 */
const rollBackRelease = ({
  to,
  remote,
  token,
  reason = 'rollback',
  ...change
}: Change & { from?: string }) =>
  call<ChannelChange>(to, `/api/releases/${remote}/rollback`, {
    method: 'POST',
    token,
    body: JSON.stringify({ reason, ...change }),
  });

/** Sends a release and prints the result; exit code 1 on a refusal or silence of site or shells. */
export const sendAndReport = (options: SendOptions) =>
  report(async () => {
    const { remote, version, isNew, change, link } = await sendRelease(options);
    const outcome = isNew ? 'was accepted' : 'had been accepted before';
    if (change) return describeChange(change);
    const rest = options.isPreview ? 'no channel was switched' : 'it is the current release';
    const lines = [`${remote} ${version} ${outcome}; ${rest}.`];
    if (link) lines.push(`Look at it (for seven days): ${toOrigin(options.to)}${link}`);
    return { lines, isGood: true };
  });

const reportChange =
  <T>(change: (options: T) => Promise<ChannelChange>) =>
  (options: T) =>
    report(async () => describeChange(await change(options)));
/** Prints the result of switchRelease or rollBackRelease; returns the exit code. */
export const switchAndReport = reportChange(switchRelease);
export const rollBackAndReport = reportChange(rollBackRelease);

async function report(work: () => Promise<Report>) {
  try {
    const { lines, isGood } = await work();
    for (const line of lines) (isGood ? console.log : console.error)(line);
    return isGood ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const fault of error.faults) console.error(fault);
    return 1;
  }
}

/** Lines about the site's shells after a change, and whether all adopted it. */
function describeChange({
  remote,
  channel,
  from,
  to,
  shells: { adopted, refused, silent },
}: ChannelChange): Report {
  const before = from === null ? '' : ` (was ${from})`;
  const lines = [
    `${remote} ${to} is the ${channel} release${before}.`,
    ...(adopted.length > 0 ? [`${adopted.join(', ')}: serves it.`] : []),
    ...refused.map(({ shell, reason }) => `${shell}: refused it: ${reason}`),
    ...(silent.length > 0
      ? [`${silent.join(', ')}: has not reported yet whether it serves it.`]
      : []),
  ];
  if (lines.length === 1) lines.push('No shell is running: nobody serves it yet.');
  return { lines, isGood: refused.length === 0 && silent.length === 0 };
}

async function call<T>(
  to: string,
  path: string,
  { method, token, type = 'application/json', body }: Call,
): Promise<T> {
  const address = new URL(path, toOrigin(to));
  const answer = await fetchPatiently(address, {
    method,
    headers: {
      'content-type': type,
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
    },
    body,
    // The token is for this site alone: do not follow redirects.
    redirect: 'error',
  }).catch((error) => {
    throw new Refused([`${address.origin} cannot be reached: ${readCause(error)}`]);
  });
  const parsed = (await answer.json().catch(() => null)) as Answer<T> | null;
  const { data, message, errors } = parsed ?? {};
  if (answer.ok && data) return data;
  if (answer.status === 401)
    throw new Refused(['The deploy token is not one of this remote, has expired or was revoked.']);
  if (answer.status === 403) throw new Refused(['The deploy token may not do this.']);
  const faults = Object.values(errors ?? {}).flat();
  throw new Refused(
    faults.length > 0
      ? faults
      : [`${address.origin} answered ${answer.status} ${message ?? ''}`.trim()],
  );
}

async function fetchPatiently(address: URL, options: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    const answer = await fetch(address, { ...options, signal });
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !(seconds > 0) || attempt === MAX_ATTEMPTS) return answer;
    await answer.body?.cancel();
    await setTimeout(Math.min(seconds, MAX_RETRY_DELAY_SECONDS) * 1000);
  }
}

function toOrigin(to: string) {
  const { protocol, hostname, origin } = new URL(to);
  // Anybody who intercepts the token can release.
  if (protocol !== 'https:' && !PRIVATE.test(hostname))
    throw new Error(`${to} is not reached by https: the deploy token is not sent there.`);
  return origin;
}

function readCause({ cause, message }: Error) {
  const { message: reason, code } = (cause ?? {}) as NodeJS.ErrnoException;
  return reason || code || message;
}
