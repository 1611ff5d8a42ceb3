import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../platform/config/config.ts';
import { isSigned } from './s3-signature.ts';

/** The only valid key of the server. */
const KEY = 'S3RVER';

/** With one empty bucket. Checks signatures itself, because s3rver ignores those of version 4. */
export async function startS3(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 's3-test-'));
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: 'media' }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const server = http.createServer((request, response) => {
    if (isSigned(request, KEY)) return answer(request, response);
    request.resume();
    response
      .writeHead(403, { 'content-type': 'application/xml' })
      .end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'media',
      region: 'us-east-1',
      accessKey: KEY,
      secretKey: KEY,
      prefix: 'site/',
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
