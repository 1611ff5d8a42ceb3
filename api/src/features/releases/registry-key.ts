import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** PKCS #8 header of a 32-byte Ed25519 key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface RegistryKey {
  /** 32 bytes in base64; identifies this installation to shells. */
  publicKey: string;
  /** Ed25519 signature of a text, in base64. */
  sign(text: string): string;
}

/** `registryKey`: 32 bytes, from the setting REGISTRY_KEY. */
export function openRegistryKey({ registryKey }: { registryKey: string }): RegistryKey {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, Buffer.from(registryKey, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}
