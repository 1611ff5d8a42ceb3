import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { randomBytes } from '@noble/ciphers/utils.js';

// A library: WebCrypto is asynchronous, too late in `pagehide`, and missing on plain http.
const NONCE_BYTES = 24;

/** Encrypts a text, bound to `place`; the key is 32 bytes in base64url. */
export function encryptText(text: string, { key, place }: { key: string; place: string }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = xchacha20poly1305(decodeBase64(key), nonce, new TextEncoder().encode(place));
  const ciphertext = cipher.encrypt(new TextEncoder().encode(text));
  return encodeBase64(new Uint8Array([...nonce, ...ciphertext]));
}

/** Throws for another key, another place, or a modified text. */
export function decryptText(
  ciphertext: string,
  { key, place }: { key: string; place: string },
): string {
  const bytes = decodeBase64(ciphertext);
  const cipher = xchacha20poly1305(
    decodeBase64(key),
    bytes.subarray(0, NONCE_BYTES),
    new TextEncoder().encode(place),
  );
  return new TextDecoder().decode(cipher.decrypt(bytes.subarray(NONCE_BYTES)));
}

function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
const decodeBase64 = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
