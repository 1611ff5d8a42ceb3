import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../base/config.ts';
import { registerSecurityTxtRoute } from './security-txt.ts';

const answerOf = async (env: Record<string, string>) => {
  const app = fastify();
  registerSecurityTxtRoute(app, readConfig(env, '/site'));
  return app.inject('/.well-known/security.txt');
};

describe('/.well-known/security.txt', () => {
  it('contains contact and expiry date', async () => {
    const { body, headers } = await answerOf({
      SECURITY_CONTACT: 'mailto:security@example.edu.tw',
      SITE_ORIGIN: 'https://site.example',
    });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:security@example.edu.tw\n');
    expect(body).toContain('Canonical: https://site.example/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3600_000);
  });
  it('is not found without a contact', async () =>
    expect((await answerOf({})).statusCode).toBe(404));
  it.each(['security@example.edu.tw', 'javascript:alert(1)', 'mailto:a@b.tw\nExpires: never'])(
    'rejects the contact %j',
    (contact) =>
      expect(() => readConfig({ SECURITY_CONTACT: contact }, '/site')).toThrow(
        /^SECURITY_CONTACT must be/,
      ),
  );
});
