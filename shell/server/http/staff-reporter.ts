import { REPORT_PATH } from '@admissions/protocol/releases';
import { readSignedText, signText } from '@admissions/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../channels/bucket-cookie.ts';

const COOKIE = 'staff_reporter';
const PURPOSE = 'staff-reporter';
const MAX_AGE_SECONDS = 12 * 3600;

/** Identifies an account by its browser's reports; they carry no session. */
export function setStaffReporter(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, secret }: { account: number; secret: string },
) {
  const until = Date.now() + MAX_AGE_SECONDS * 1000;
  setCookie(request, reply, {
    name: COOKIE,
    value: signText({ text: String(account), until }, PURPOSE, secret),
    seconds: MAX_AGE_SECONDS,
    path: REPORT_PATH,
  });
}

/** The account of a report; null for visitors. */
export const readStaffReporter = (request: FastifyRequest, secret: string) =>
  readSignedText(readCookie(request, COOKIE) ?? '', PURPOSE, secret)?.text ?? null;
