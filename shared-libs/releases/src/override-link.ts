import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Override {
  remote: string;
  version: string;
  /** Milliseconds since 1970. */
  until: number;
}
/** A token of one use is invalid for the other. */
type Use = 'link' | 'cookie';

const HOUR_MS = 3600_000;
/** Lifetimes of a link and of its cookie in ms. */
export const LINK_TTL_MS = 7 * 24 * HOUR_MS;
export const OVERRIDE_TTL_MS = 8 * HOUR_MS;

/** Signed token for a release not in force: `mf_public@1.4.0-pr12.<end>.<proof>`, end in seconds. */
export function signOverride(
  { remote, version, until, use }: Override & { use: Use },
  secret: string,
): string {
  const text = `${remote}@${version}.${Math.floor(until / 1000)}`;
  return `${text}.${sign(`${use} ${text}`, secret)}`;
}

/** The release that a token allows; null when invalid, expired, or for another use. */
export function readOverride(
  text: string,
  use: Use,
  secret: string,
  now = Date.now(),
): Override | null {
  const [, signed = '', remote = '', version = '', end, proof = ''] =
    /^((mf_[a-z_]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)\.(\d{9,11}))\.([\w-]{43})$/.exec(text) ?? [];
  if (signed === '' || secret === '') return null;
  const expected = Buffer.from(sign(`${use} ${signed}`, secret));
  if (!timingSafeEqual(expected, Buffer.from(proof))) return null;
  const until = Number(end) * 1000;
  return until > now ? { remote, version, until } : null;
}

/** The path of a link that is valid for a week. */
export const createLinkPath = (
  { remote, version }: Pick<Override, 'remote' | 'version'>,
  secret: string,
  now = Date.now(),
) =>
  `/?release=${encodeURIComponent(signOverride({ remote, version, until: now + LINK_TTL_MS, use: 'link' }, secret))}`;

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`release-override ${text}`).digest('base64url');
