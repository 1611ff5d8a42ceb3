import { createPublicKey, verify } from 'node:crypto';

/** Whether this is the Ed25519 signature (base64) of the owner of the key (32 bytes in base64) over these bytes. */
export function isSignedBy(publicKey: string, bytes: Uint8Array, signature: string): boolean {
  try {
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, bytes, key, Buffer.from(signature, 'base64'));
  } catch {
    // 32 bytes that are no point of the curve, for one.
    return false;
  }
}
