import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';

const EXPIRY_MS = 182 * 24 * 3600_000;

/** RFC 9116; absent without a configured contact. */
export function registerSecurityTxtRoute(
  app: FastifyInstance,
  { securityContact, siteOrigins }: Pick<Config, 'securityContact' | 'siteOrigins'>,
) {
  if (!securityContact) return;
  app.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + EXPIRY_MS).toISOString()}`,
      'Preferred-Languages: zh-TW, en',
      ...siteOrigins.slice(0, 1).map((origin) => `Canonical: ${origin}/.well-known/security.txt`),
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.join('\n'));
  });
}
