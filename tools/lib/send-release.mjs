/*
 * Sends releases of a remote to a site, and puts earlier ones back in force there, with the deploy token of that remote. A release is a folder with release.json
 * and the files that it names. Takes nothing but Node itself and release-archive.mjs beside it: repositories of teams carry both files as they are.
 *
 *   sendAndReport({ to, folder, … })      packs and sends; prints; answers the exit code
 *   rollBackAndReport({ to, remote, … })  puts an earlier release back in force; prints; answers the exit code
 *   sendRelease, rollBackRelease          the same without printing; reject with a Refused, whose `faults` are sentences
 * loadToken({ tokenFile, env })         the deploy token, from a file or from RELEASE_TOKEN
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { packRelease } from './release-archive.mjs';

/** The site looks at the release, which may take a minute, and waits for its shells. */
const RESPONSE_TIMEOUT_MS = 180_000;
/** This machine, or a name without a dot, which only a network of containers has. */
const PRIVATE = /^([a-z][\w-]*|127(\.\d+){3}|\[::1\])$/;

/** The site does not take it; `faults` are sentences. */
export class Refused extends Error {
  name = 'Refused';
  constructor(faults) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** The deploy token, from a file or from RELEASE_TOKEN. Throws a sentence without one. */
export async function loadToken({ tokenFile, env = process.env } = {}) {
  const text = tokenFile ? await readFile(tokenFile, 'utf8') : env.RELEASE_TOKEN;
  if (!text?.trim())
    throw new Error(
      'A deploy token is needed: --token-file=<file>, or RELEASE_TOKEN in the environment.',
    );
  return text.trim();
}

/**
 * Sends the release in a folder and puts it in force where `channel` says: stable for everybody, canary for `percent` of the visitors, none: it is only kept.
 * With `promoteAfter` (minutes) a healthy canary is for everybody then.
 * Answers { remote, version, isNew, change, link }; link is the path at which a release that is only kept can be looked at, where the site allows it; change is null when nothing was to be switched, and else
 * { channel, from, to, shells: { adopted, refused: [{ shell, reason }], silent } }.
 */
export async function sendRelease({
  to,
  folder,
  token,
  channel = 'stable',
  percent,
  promoteAfter,
  reason = 'release',
  allowLower = false,
}) {
  if (!['stable', 'canary', 'none'].includes(channel))
    throw new Error(`There is no channel "${channel}": there are stable, canary and none.`);
  if (percent !== undefined && channel !== 'canary')
    throw new Error('Only the canary has a share of the visitors.');
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 0 && percent <= 100))
    throw new Error('The share of the visitors is a whole number from 0 to 100.');
  if (promoteAfter !== undefined && channel !== 'canary')
    throw new Error('Only the canary is promoted after a time.');
  const description = await readDescription(folder);
  const { manifest, files } = JSON.parse(description.toString('utf8'));
  const archive = await buffer(packRelease(folder, Object.keys(files)));
  const query = new URLSearchParams({
    // A release stands with the site before visitors are given to it.
    channel: channel === 'stable' ? 'stable' : 'none',
    reason,
    allowLower: String(allowLower),
  });
  const sent = await call(to, `/api/releases/${manifest.name}?${query}`, {
    method: 'POST',
    token,
    headers: {
      'content-type': 'application/gzip',
    },
    body: archive,
  });
  if (channel !== 'canary') return sent;
  const { name: remote, version } = manifest;
  const change = await switchRelease({ to, remote, token, version, reason, percent, promoteAfter });
  return { ...sent, change };
}

/**
 * Puts a release that the site has already in force: for everybody, or with `percent` for a share of the visitors; 0 ends the canary.
 * Answers { channel, from, to, shells }.
 */
export const switchRelease = ({
  to,
  remote,
  token,
  version,
  reason = 'release',
  percent,
  promoteAfter,
}) =>
  call(to, `/api/releases/${remote}/channels/${percent === undefined ? 'stable' : 'canary'}`, {
    method: 'PUT',
    token,
    ...asJson({ version, reason, percent, promoteAfter }),
  });

/**
 * Puts an earlier release back in force, `version` or the one before `from`: { channel, from, to, shells }. Refused when another release than `from` is in
 * force, so that of two roll-backs at once only the first one takes place.
 */
export const rollBackRelease = ({ to, remote, token, from, version, reason = 'rollback' }) =>
  call(to, `/api/releases/${remote}/rollback`, {
    method: 'POST',
    token,
    ...asJson({ reason, from, version }),
  });

/** Sends a release and prints what came of it, a sentence a line; answers the exit code: 1 when it was refused, or a shell refused or was silent. */
export const sendAndReport = (options) =>
  report(async () => {
    const { remote, version, isNew, change, link } = await sendRelease(options);
    const outcome = isNew ? 'was taken' : 'had been taken before';
    if (change) return describeChange({ ...change, remote });
    const rest = options.channel === 'none' ? 'no channel was switched' : 'it is in force';
    const lines = [`${remote} ${version} ${outcome}; ${rest}.`];
    if (link) lines.push(`Look at it (for seven days): ${toOrigin(options.to)}${link}`);
    return { lines, isGood: true };
  });

const reportChange = (make) => (options) =>
  report(async () => describeChange({ ...(await make(options)), remote: options.remote }));
/** The same as switchRelease and rollBackRelease; prints what came of it and answers the exit code. */
export const switchAndReport = reportChange(switchRelease);
export const rollBackAndReport = reportChange(rollBackRelease);

async function report(work) {
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

/** What the shells of the site say of a change, in sentences, and whether all is as it should be. */
function describeChange({ remote, channel, from, to, shells: { adopted, refused, silent } }) {
  const before = from === null ? '' : ` (was ${from})`;
  const lines = [
    `${remote} ${to} is the ${channel} release${before}.`,
    ...(adopted.length > 0 ? [`${adopted.join(', ')}: serves it.`] : []),
    ...refused.map(({ shell, reason }) => `${shell}: refused it: ${reason}`),
    ...(silent.length > 0 ? [`${silent.join(', ')}: has not said yet whether it serves it.`] : []),
  ];
  if (lines.length === 1) lines.push('No shell is running: nobody serves it yet.');
  return { lines, isGood: refused.length === 0 && silent.length === 0 };
}

const asJson = (body) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function call(to, path, { method, token, headers, body }) {
  const address = new URL(path, toOrigin(to));
  const answer = await fetch(address, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}`, 'accept-language': 'en' },
    body,
    // The token is for this site alone.
    redirect: 'error',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).catch((error) => {
    throw new Refused([`${address.origin} cannot be reached: ${readCause(error)}`]);
  });
  const { data, message, errors } = parseJson(await answer.text());
  if (answer.ok && data) return data;
  if (answer.status === 401)
    throw new Refused(['The deploy token is not one of this remote, or it was revoked.']);
  const faults = Object.values(errors ?? {}).flat();
  throw new Refused(
    faults.length > 0
      ? faults
      : [`${address.origin} answered ${answer.status} ${message ?? ''}`.trim()],
  );
}

function toOrigin(to) {
  const { protocol, hostname, origin } = new URL(to);
  // Who reads the token on the way can release.
  if (protocol !== 'https:' && !PRIVATE.test(hostname))
    throw new Error(`${to} is not reached by https: the deploy token is not sent there.`);
  return origin;
}

async function readDescription(folder) {
  return readFile(join(folder, 'release.json')).catch(() => {
    throw new Error(`${folder} holds no release: release.json is missing.`);
  });
}

const readCause = ({ cause, message }) => cause?.message || cause?.code || message;

function parseJson(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
