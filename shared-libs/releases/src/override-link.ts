import { readSignedText, signText } from './signed-text.ts';

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

const toPurpose = (use: Use) => `release-override ${use}`;

/** Signed token for a release that is not current: `mf_public@1.4.0-pr12.<end>.<proof>`. */
export const signOverride = (
  { remote, version, until, use }: Override & { use: Use },
  secret: string,
) => signText({ text: `${remote}@${version}`, until }, toPurpose(use), secret);

/** The release that a token allows; null when invalid, expired, or for another use. */
export function readOverride(
  text: string,
  use: Use,
  secret: string,
  now = Date.now(),
): Override | null {
  const signed = readSignedText(text, toPurpose(use), secret, now);
  const [remote = '', version = ''] = signed?.text.split('@') ?? [];
  return signed && { remote, version, until: signed.until };
}

/** The path of a link that is valid for a week. */
export const createLinkPath = (
  { remote, version }: Pick<Override, 'remote' | 'version'>,
  secret: string,
) =>
  `/?release=${encodeURIComponent(signOverride({ remote, version, until: Date.now() + LINK_TTL_MS, use: 'link' }, secret))}`;
