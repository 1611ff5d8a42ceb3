import type { IncomingHttpHeaders } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../platform/config/config.ts';

export interface S3Answer {
  status: number;
  headers: IncomingHttpHeaders & Record<string, string>;
  body: Readable;
}
export interface S3Request {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { size: number; open(): Readable | Uint8Array };
}
type Send = (
  method: 'GET' | 'PUT' | 'DELETE',
  key: string,
  request?: S3Request,
) => Promise<S3Answer>;

const MAX_ATTEMPTS = 3;
/** Without any byte. */
const IDLE_TIMEOUT_MS = 20_000;

/** Signed requests with retries; all of them are idempotent. */
export function createS3Client({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
}: S3Settings): Send {
  const base = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/`);
  const { request: open, Agent } = base.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: IDLE_TIMEOUT_MS });

  async function sendOnce(
    method: string,
    key: string,
    { query = {}, headers = {}, body }: S3Request,
  ): Promise<S3Answer> {
    const url = new URL(key, base);
    url.search = new URLSearchParams(query).toString();
    const hash = 'UNSIGNED-PAYLOAD';
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      region,
      service: 's3',
    });
    const signed = await signer.sign();
    const sent = {
      ...Object.fromEntries(signed.headers),
      ...(body && { 'content-length': String(body.size) }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = open(
        signed.url,
        { method, headers: sent, agent, timeout: IDLE_TIMEOUT_MS },
        (answer) =>
          resolve({
            status: answer.statusCode ?? 500,
            headers: answer.headers as S3Answer['headers'],
            body: answer,
          }),
      );
      outgoing.on('timeout', () =>
        outgoing.destroy(
          Object.assign(new Error('the media store does not respond'), { code: 'ETIMEDOUT' }),
        ),
      );
      outgoing.on('error', reject);
      const content = body?.open();
      if (content instanceof Readable) pipeline(content, outgoing).catch(reject);
      else outgoing.end(content);
    });
  }

  return async (method, key, request = {}) => {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === MAX_ATTEMPTS;
      try {
        const answer = await sendOnce(method, key, request);
        if (answer.status < 500 || answer.status === 507 || isLast) return answer;
        answer.body.resume();
      } catch (error) {
        if (isLast) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100 * 4 ** attempt));
    }
  };
}
