import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../platform/config/config.ts';
import { findMediaType } from './media-names.ts';
import type { MediaStore, Source } from './media-store.ts';

const FORWARDED_HEADERS = [
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
];

export function createS3Store(settings: S3Settings): MediaStore {
  const send = createS3Client(settings);
  const objectKey = (name: string) => `${settings.prefix}${name}`;
  return {
    async put(name, source) {
      try {
        const body = await readBody(source);
        const headers = { 'content-type': findMediaType(name) };
        (await send('PUT', objectKey(name), { body, headers })).body.resume();
      } finally {
        if (!(source instanceof Uint8Array)) await rm(source.path, { force: true });
      }
    },
    async read(name) {
      return buffer((await send('GET', objectKey(name))).body);
    },
    async open(name, range) {
      const answer = await send('GET', objectKey(name), {
        headers: range ? { range } : {},
        accepts: [404, 416],
      });
      if (answer.status === 404) {
        answer.body.resume();
        return null;
      }
      const headers = Object.fromEntries(
        FORWARDED_HEADERS.flatMap((header) =>
          answer.headers[header] ? [[header, answer.headers[header]]] : [],
        ),
      );
      return {
        status: answer.status,
        headers: { ...headers, 'content-type': findMediaType(name), 'accept-ranges': 'bytes' },
        body: answer.body,
      };
    },
    async remove(names) {
      for (const name of names)
        (await send('DELETE', objectKey(name), { accepts: [404] })).body.resume();
    },
    async *list() {
      for (let last: string | undefined, isMore = true; isMore; ) {
        const query = {
          'list-type': '2',
          prefix: settings.prefix,
          ...(last && { 'start-after': last }),
        };
        const page = await text((await send('GET', '', { query })).body);
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          last = readTag(entry, 'Key');
          yield {
            name: last.slice(settings.prefix.length),
            at: new Date(readTag(entry, 'LastModified')),
          };
        }
        isMore = readTag(page, 'IsTruncated') === 'true' && last !== undefined;
      }
    },
  };
}

async function readBody(
  source: Source,
): Promise<{ size: number; open: () => Readable | Uint8Array }> {
  if (source instanceof Uint8Array) return { size: source.length, open: () => source };
  return { size: (await stat(source.path)).size, open: () => createReadStream(source.path) };
}

async function throwStoreError(answer: S3Answer): Promise<never> {
  const errorBody = (await text(answer.body)).slice(0, 500);
  const error: NodeJS.ErrnoException = new Error(
    `the media store answered ${answer.status}: ${readTag(errorBody, 'Code') || errorBody}`,
  );
  if (answer.status === 507) error.code = 'ENOSPC';
  throw error;
}
// Generated names need no XML unescaping.
const readTag = (xml: string, tag: string) =>
  new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1] ?? '';

interface S3Answer {
  status: number;
  headers: IncomingHttpHeaders & Record<string, string>;
  body: Readable;
}
interface S3Request {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { size: number; open(): Readable | Uint8Array };
  /** Returned like a success; any other status throws. */
  accepts?: number[];
}

const MAX_ATTEMPTS = 3;
/** Without any byte. */
const IDLE_TIMEOUT_MS = 20_000;

/** Signed requests with retries; all of them are idempotent. */
function createS3Client({ endpoint, bucket, region, accessKey, secretKey }: S3Settings) {
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

  async function sendRepeatedly(method: string, key: string, request: S3Request) {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === MAX_ATTEMPTS;
      try {
        const answer = await sendOnce(method, key, request);
        if (answer.status < 500 || answer.status === 507 || isLast) return answer;
        answer.body.resume();
      } catch (error) {
        if (isLast) throw error;
      }
      await setTimeout(100 * 4 ** attempt);
    }
  }

  return async (method: 'GET' | 'PUT' | 'DELETE', key: string, request: S3Request = {}) => {
    const answer = await sendRepeatedly(method, key, request);
    if (answer.status < 300 || request.accepts?.includes(answer.status)) return answer;
    return throwStoreError(answer);
  };
}
