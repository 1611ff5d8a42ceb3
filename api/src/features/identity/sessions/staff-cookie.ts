import type { FastifyRequest } from 'fastify';

/** How every cookie for staff is set: no script reads it, no other site makes a browser send it. */
export const staffCookie = (request: FastifyRequest, siteOrigin: string | undefined) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https' || (siteOrigin?.startsWith('https://') ?? false),
});
