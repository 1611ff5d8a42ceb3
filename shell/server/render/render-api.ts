import { randomUUID } from 'node:crypto';
import type { Api } from '@admissions/api-client';
import { createPublicReads, type PublicReadOptions } from '../cache/public-reads.ts';
import { createReadApi } from './read-api.ts';

interface Options extends Omit<PublicReadOptions, 'requestId' | 'signal'> {
  timeoutMs: number;
}

/** API client of this process for public reads; all of them end with the timeout. */
export const createRenderApi = ({ timeoutMs, ...options }: Options): Api =>
  createReadApi(
    createPublicReads({
      ...options,
      requestId: randomUUID(),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
