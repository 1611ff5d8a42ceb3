import type { InlineHashes } from '../cache/inline-hashes.ts';

/** Where videos may be embedded from. */
const FRAMES = 'https://www.youtube-nocookie.com';

const NOT_FRAMED = "frame-ancestors 'none'";
const common = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  // The captions of a film stand in its page.
  "media-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
];

// Of what is no document: files, feeds, plain answers. Opened by themselves they load nothing; documents bring their own policy.
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const OVER_HTTP = {
  'content-security-policy': NOTHING,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Another one than the back office has, so that a window of it that is opened from here is cut off from its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};
const OVER_HTTPS = {
  ...OVER_HTTP,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
/** Headers of every answer. */
export const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? OVER_HTTPS : OVER_HTTP;

/** Headers of the service worker: it fetches pages and their files, and is nothing else. */
export const workerHeaders = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
} as const;

/** A kept page's policy is put together once. */
const policies = new WeakMap<InlineHashes, string>();

/** The policy of a visitor's document: its own scripts and styles are named by their hashes, so that it is the same in every answer. */
export function publicPolicy(hashes: InlineHashes): string {
  const known = policies.get(hashes);
  if (known !== undefined) return known;
  const policy = [
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    ...common,
    `frame-src ${FRAMES}`,
    NOT_FRAMED,
    'trusted-types offline import-map',
  ].join('; ');
  policies.set(hashes, policy);
  return policy;
}

/** Headers of a draft in a frame of the back office. Nothing runs in it, not even where it is opened by itself: what runs in such a frame can reach the session around it. */
export const framedHeaders = ({ style }: InlineHashes): Record<string, string> => ({
  'content-security-policy': [
    "script-src 'none'",
    ["style-src 'self'", ...style].join(' '),
    ...common,
    "frame-src 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
});

/** Headers of a back-office document. Its component library writes style elements of its own, so styles may be inline; a nonce would switch that off. */
export const adminDocumentHeaders = (nonce: string): Record<string, string> => ({
  'content-security-policy': [
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    ...common,
    // Drafts on their pages, beside the form.
    `frame-src 'self' ${FRAMES}`,
    NOT_FRAMED,
    'trusted-types default import-map ProseMirrorClipboard',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
});
