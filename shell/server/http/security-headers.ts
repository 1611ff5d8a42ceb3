import type { InlineHashes } from '../cache/inline-hashes.ts';

/** Where videos may be embedded from. */
const FRAME_SOURCES = 'https://www.youtube-nocookie.com';

const NO_FRAME_ANCESTORS = "frame-ancestors 'none'";
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
const DENY_ALL_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HTTP_HEADERS = {
  'content-security-policy': DENY_ALL_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Another one than the back office has, so that a window of it that is opened from here is cut off from its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};
const HTTPS_HEADERS = {
  ...HTTP_HEADERS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
/** Headers of every answer. */
export const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? HTTPS_HEADERS : HTTP_HEADERS;

/** Headers of the service worker: it fetches pages and their files, and is nothing else. */
export const workerHeaders = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
} as const;

/** A kept page's policy is put together once. */
const policies = new WeakMap<InlineHashes, string>();

/** The policy of a visitor's document: its own scripts and styles are named by their hashes, so that it is the same in every answer. */
export function publicPolicy(hashes: InlineHashes): string {
  const cached = policies.get(hashes);
  if (cached !== undefined) return cached;
  const policy = [
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    ...common,
    `frame-src ${FRAME_SOURCES}`,
    NO_FRAME_ANCESTORS,
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
    `frame-src 'self' ${FRAME_SOURCES}`,
    NO_FRAME_ANCESTORS,
    'trusted-types default import-map ProseMirrorClipboard',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
});
