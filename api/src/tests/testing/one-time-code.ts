import { calculateCode } from '../../features/identity/second-factor/totp.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const HALF_MINUTE = 30_000;

export function decodeSecret(secret: string): Buffer {
  const bits = [...secret]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an app with this secret shows, `later` half minutes from now. */
export const shownCode = (secret: string, later = 0): string =>
  calculateCode(decodeSecret(secret), Math.floor(Date.now() / HALF_MINUTE) + later);
