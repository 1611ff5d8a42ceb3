import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}
/** Uses a new connection from the given local address. */
export function sendRequest(
  url: string,
  {
    from = '127.0.0.1',
    method = 'GET',
    headers = {},
    body,
  }: { from?: string; method?: string; headers?: Record<string, string>; body?: unknown } = {},
) {
  return new Promise<TestResponse>((resolve, reject) => {
    const open = url.startsWith('https:') ? httpsRequest : httpRequest;
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent = {
      ...headers,
      ...(json !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(json)),
      }),
    };
    const request = open(
      url,
      { method, headers: sent, localAddress: from, rejectUnauthorized: false, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(json);
  });
}
