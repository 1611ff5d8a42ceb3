import { createHmac, timingSafeEqual } from 'node:crypto';

// Defaults of authenticator apps: RFC 6238 with SHA-1, six digits, 30 seconds.
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Allowed clock drift. */
const DRIFT_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS);

/** RFC 4226. */
export function calculateCode(secret: Buffer, step: number, digits = DIGITS) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) as number) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

/** The step of this code, later than `after` (codes are single-use), or null. */
export function findStep(
  code: string,
  secret: Buffer,
  { now, after }: { now: number; after: number },
) {
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  let found: number | null = null;
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step++)
    if (
      timingSafeEqual(Buffer.from(calculateCode(secret, step)), Buffer.from(code)) &&
      step > after
    )
      found ??= step;
  return found;
}

/** Without padding, as apps expect. */
export function base32(bytes: Buffer) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The content of the QR code. */
export function otpauthUri({
  secret,
  issuer,
  account,
}: {
  secret: Buffer;
  issuer: string;
  account: string;
}) {
  const params = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${params}`;
}
