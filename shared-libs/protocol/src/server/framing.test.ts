import { describe, expect, it } from 'vitest';
import { framingHeaders, oddFraming } from './framing.ts';

const request = (method: string, raw: [string, string][]) => ({
  method,
  headers: Object.fromEntries(raw.map(([name, value]) => [name.toLowerCase(), value])),
  rawHeaders: raw.flat(),
});

describe('oddFraming', () => {
  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s may not bring a body, however it is framed',
    (method) => {
      expect(oddFraming(request(method, [['Host', 'a']]))).toBeNull();
      expect(oddFraming(request(method, [['Content-Length', '0']]))).toBeNull();
      expect(oddFraming(request(method, [['Content-Length', '1']]))).toMatch(/body/);
      expect(oddFraming(request(method, [['Content-Length', '00']]))).toMatch(/body/);
      expect(oddFraming(request(method, [['Transfer-Encoding', 'chunked']]))).toMatch(/body/);
      expect(oddFraming(request(method, [['Transfer-Encoding', 'identity']]))).toMatch(/body/);
    },
  );
  it.each(['POST', 'PUT', 'PATCH'])('%s may', (method) => {
    expect(oddFraming(request(method, [['Content-Length', '12']]))).toBeNull();
    expect(oddFraming(request(method, [['Transfer-Encoding', 'chunked']]))).toBeNull();
  });
  it.each(['Host', 'Authorization', 'Content-Type', 'Origin', 'Sec-Fetch-Site', 'Content-Length'])(
    'two headers named %s are odd, also in other letters',
    (name) => {
      const twice: [string, string][] = [
        [name, '1'],
        ['Accept', '*/*'],
        [name.toUpperCase(), '1'],
      ];
      expect(oddFraming(request('POST', twice))).toMatch(new RegExp(name, 'i'));
    },
  );
  it('refuses chunks in HTTP/1.0', () => {
    const chunked = request('POST', [['Transfer-Encoding', 'chunked']]);
    expect(oddFraming({ ...chunked, httpVersion: '1.0' })).toMatch(/chunks/);
    expect(oddFraming({ ...chunked, httpVersion: '1.1' })).toBeNull();
  });
  it('what may come twice may', () => {
    expect(
      oddFraming(
        request('GET', [
          ['Accept', 'a'],
          ['Accept', 'b'],
        ]),
      ),
    ).toBeNull();
  });
});

describe('framingHeaders', () => {
  it('frames what has a body, whatever the Connection header names', () => {
    expect(
      framingHeaders(
        request('POST', [
          ['Content-Length', '12'],
          ['Connection', 'content-length'],
        ]),
      ),
    ).toEqual({ 'content-length': '12' });
    expect(framingHeaders(request('PUT', [['Transfer-Encoding', 'gzip, chunked']]))).toEqual({
      'transfer-encoding': 'chunked',
    });
    expect(framingHeaders(request('POST', []))).toEqual({ 'content-length': '0' });
  });
  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('%s is framed as nothing', (method) => {
    expect(framingHeaders(request(method, [['Content-Length', '12']]))).toEqual({});
  });
});
