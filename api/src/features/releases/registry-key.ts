import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** What stands in front of 32 bytes to make them an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface RegistryKey {
  /** 32 bytes in base64: what shells know this installation by. */
  publicKey: string;
  /** The Ed25519 signature over a text, in base64. */
  sign(text: string): string;
}

/** The key with which this installation signs its registry, of the 32 bytes of the setting REGISTRY_KEY. */
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
