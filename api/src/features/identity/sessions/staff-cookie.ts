import type { FastifyRequest } from 'fastify';

export const staffCookie = (request: FastifyRequest, siteOrigin: string | undefined) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https' || (siteOrigin?.startsWith('https://') ?? false),
});
