import { startServer } from '@admissions/tools/testing-node';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerAppTokenRoute } from './app-token.ts';
import { createAcceptedTokens } from './cached-reads.ts';

/** The shell's response when the API or a proxy before it responds like this. */
async function requestToken(status: number, answer: string) {
  const { url: apiUrl } = await startServer((_request, response) =>
    response.writeHead(status).end(answer),
  );
  const tokens = createAcceptedTokens();
  const app = fastify();
  registerAppTokenRoute(app, {
    apiUrl,
    internalToken: 'our-own-token-of-the-tests',
    app: { key: 'the-key', secret: 'the-secret' },
    siteOrigins: [],
    tokens,
  });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { domain: 'site.example' },
  });
  await app.close();
  return { statusCode, isAccepted: tokens.isAccepted('Bearer app_new|') };
}

describe('application token route', () => {
  it.each([
    { status: 200, answer: { data: { token: 'app_new' } }, isAccepted: true },
    { status: 401, answer: { data: { token: 'app_new' } }, isAccepted: false },
    { status: 200, answer: { data: null }, isAccepted: false },
  ])('accepts only tokens issued by the API: $status $answer', async (of) => {
    expect(await requestToken(of.status, JSON.stringify(of.answer))).toEqual({
      statusCode: of.status,
      isAccepted: of.isAccepted,
    });
  });
  it.each(['<h1>Back soon</h1>', 'null', ''])(
    'returns 503 for a response that is not of the API: %j',
    async (answer) => {
      expect(await requestToken(200, answer)).toEqual({ statusCode: 503, isAccepted: false });
    },
  );
});
