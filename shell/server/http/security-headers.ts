import type { InlineHashes } from '../cache/inline-hashes.ts';

/** Embedded videos. */
const FRAME_SOURCES = 'https://www.youtube-nocookie.com';

const NO_FRAME_ANCESTORS = "frame-ancestors 'none'";
const common = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  // Captions are inlined as data URLs.
  "media-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
];

// For everything except documents: files, feeds and plain responses load nothing.
const DENY_ALL_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HTTP_HEADERS = {
  'content-security-policy': DENY_ALL_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Differs from the back office, so that its windows opened from here lose their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};
const HTTPS_HEADERS = {
  ...HTTP_HEADERS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
export const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? HTTPS_HEADERS : HTTP_HEADERS;

/** The service worker only fetches pages and their files. */
export const workerHeaders = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
} as const;

/** Hashes instead of nonces keep the policy identical in every response. */
export const publicPolicy = ({ script, style }: InlineHashes) =>
  [
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    ...common,
    `frame-src ${FRAME_SOURCES}`,
    NO_FRAME_ANCESTORS,
    'trusted-types offline import-map',
  ].join('; ');

/** Framed drafts run no scripts, because these could reach the session around the frame. */
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

/** The component library inserts style elements; a nonce would disable 'unsafe-inline'. */
export const adminDocumentHeaders = (nonce: string): Record<string, string> => ({
  'content-security-policy': [
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    ...common,
    // Live previews of drafts.
    `frame-src 'self' ${FRAME_SOURCES}`,
    NO_FRAME_ANCESTORS,
    'trusted-types default import-map ProseMirrorClipboard',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
});
