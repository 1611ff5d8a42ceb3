import { type Answer, AUTH_PATHS, RESULT_CODES, type UserInfo } from '@admissions/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './failures.ts';
import { createForwarding, readAnswer } from './forwarding.ts';

interface Deps {
  apiUrl: string;
  internalToken: string;
}
const FORWARDED_HEADERS = ['authorization', 'cookie', 'user-agent'] as const;

export type LoadUser = ReturnType<typeof createLoadUser>;

/** Identifies staff through the API. Null unless signed in; then the reply has been sent. */
export function createLoadUser({ apiUrl, internalToken }: Deps) {
  const forwarding = createForwarding(internalToken);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = Object.fromEntries(
      FORWARDED_HEADERS.flatMap((name) =>
        request.headers[name] ? [[name, String(request.headers[name])]] : [],
      ),
    );
    const answer = await fetch(apiUrl + AUTH_PATHS.userInfo, {
      headers: { ...headers, ...forwarding(request) },
      signal: AbortSignal.timeout(8000),
    }).catch(() => null);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const text = (await answer?.text().catch(() => '')) ?? '';
    const result = readAnswer<Answer<UserInfo>>(text);
    if (!answer || !result) {
      await sendFailure(request, reply, 503);
      return null;
    }
    if (answer.ok && result.errorCode === RESULT_CODES.success) return result.data;
    await reply.code(answer.status).send(text);
    return null;
  };
}
