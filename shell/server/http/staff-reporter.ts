import { createHmac, timingSafeEqual } from 'node:crypto';
import { REPORT_PATH } from '@admissions/protocol/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../channels/bucket-cookie.ts';

const COOKIE = 'staff_reporter';
const MAX_AGE_SECONDS = 12 * 3600;

/** Identifies an account by its browser's reports; they carry no session. */
export function setStaffReporter(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, secret }: { account: number; secret: string },
): void {
  const text = `${account}.${Math.floor(Date.now() / 1000) + MAX_AGE_SECONDS}`;
  setCookie(request, reply, {
    name: COOKIE,
    value: `${text}.${sign(text, secret)}`,
    seconds: MAX_AGE_SECONDS,
    path: REPORT_PATH,
  });
}

/** The account of a report; null for visitors. */
export function readStaffReporter(request: FastifyRequest, secret: string): string | null {
  const [, text = '', account = '', until, proof = ''] =
    /^((\d+)\.(\d+))\.([\w-]{43})$/.exec(readCookie(request, COOKIE) ?? '') ?? [];
  if (proof === '' || secret === '' || Number(until) * 1000 < Date.now()) return null;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(sign(text, secret))) ? account : null;
}

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`staff-reporter ${text}`).digest('base64url');
