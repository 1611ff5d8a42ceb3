import { Secret, TOTP } from 'otpauth';

export const HALF_MINUTE = 30_000;

export const decodeSecret = (secret: string) => Buffer.from(Secret.fromBase32(secret).bytes);

/** The code that an app with this secret shows, `later` half minutes from now. */
export const shownCode = (secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * HALF_MINUTE });
