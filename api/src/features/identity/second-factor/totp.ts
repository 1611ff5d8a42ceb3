import { Secret, TOTP } from 'otpauth';

/** Allowed clock drift. */
const DRIFT_STEPS = 1;

/** SHA-1, six digits, 30 seconds: what every authenticator app knows. */
export const createTotp = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** The step of this code, later than `after` (codes are single-use), or null. */
export function findStep(
  code: string,
  secret: Buffer,
  { now, after }: { now: number; after: number },
) {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = createTotp(secret);
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  if (drift === null) return null;
  const step = totp.counter({ timestamp: now }) + drift;
  return step > after ? step : null;
}
