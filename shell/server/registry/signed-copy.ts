import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Registry } from '@admissions/protocol/releases';
import { parseRegistry } from './parse-registry.ts';
import { toSignedCopyPath, writeAtomically } from './registry-copy.ts';

/** The registry as received, with the signature over its bytes (Ed25519, base64). */
export interface SignedRegistry {
  text: string;
  signature: string;
}
export interface CheckedRegistry extends SignedRegistry {
  registry: Registry & { sequence: number };
}

/** Throws unless signed with this key (32 bytes in base64) and with a sequence. */
export function verifySigned(
  { text, signature }: SignedRegistry,
  publicKey: string,
): CheckedRegistry {
  if (!isSigned(text, signature, publicKey))
    throw new Error('the registry is not signed with the key of this installation');
  const { registry } = parseRegistry(JSON.parse(text));
  const { sequence } = registry;
  if (sequence === undefined) throw new Error('the registry has no sequence');
  return { text, signature, registry: { ...registry, sequence } };
}

/** The last accepted registry; null if missing or not signed. */
export async function loadSignedCopy(
  registryFile: string,
  publicKey: string,
): Promise<CheckedRegistry | null> {
  try {
    const text = await readFile(toSignedCopyPath(registryFile), 'utf8');
    return verifySigned(JSON.parse(text) as SignedRegistry, publicKey);
  } catch {
    return null;
  }
}

/** Saves the signed registry and copies it to registry.json, both atomically. */
export async function saveSignedCopy(
  registryFile: string,
  { text, signature }: SignedRegistry,
): Promise<void> {
  // The signed file first: after a crash in between, the copy is behind, never newer.
  await writeAtomically(toSignedCopyPath(registryFile), JSON.stringify({ signature, text }));
  await restoreCopy(registryFile, text);
}

/** Restores registry.json from the signed registry; returns whether it differed. */
export async function restoreCopy(registryFile: string, text: string): Promise<boolean> {
  if ((await readFile(registryFile, 'utf8').catch(() => null)) === text) return false;
  await writeAtomically(registryFile, text);
  return true;
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    // For example a key of another length.
    return false;
  }
}
