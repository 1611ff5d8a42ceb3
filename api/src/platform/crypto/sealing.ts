import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const VERSION = '1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealing {
  /** The context is authenticated: a value copied to another row cannot be opened. */
  seal(context: string, value: unknown): string;
  open<T>(context: string, sealed: string): T;
  /** Keyed hash (HMAC) under the data key. */
  hashWithKey(text: string): string;
}

/** AES-256-GCM under the data key (32 bytes, hexadecimal), which is stored outside the database. */
export function createSealing(dataKey: string): Sealing {
  const key = Buffer.from(dataKey, 'hex');
  const hashKey = createHmac('sha256', key).update('marks').digest();
  return {
    seal(context, value) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open<T>(context: string, sealed: string) {
      const [version, packed = ''] = sealed.split('.');
      if (version !== VERSION)
        throw new Error(`Sealed data of version ${version} cannot be opened`);
      const bytes = Buffer.from(packed, 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return JSON.parse(
        Buffer.concat([
          cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          cipher.final(),
        ]).toString('utf8'),
      ) as T;
    },
    hashWithKey: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  };
}

/** Identifies a key without revealing it. */
export const fingerprintKey = (dataKey: string) =>
  createHash('sha256').update(`export ${dataKey}`).digest('hex').slice(0, 16);
