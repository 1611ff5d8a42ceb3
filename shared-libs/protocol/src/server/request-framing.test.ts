import { describe, expect, it } from 'vitest';
import { buildFramingHeaders, findFramingProblem } from './request-framing.ts';

const request = (method: string, raw: [string, string][]) => ({
  method,
  headers: Object.fromEntries(raw.map(([name, value]) => [name.toLowerCase(), value])),
  rawHeaders: raw.flat(),
});

describe('findFramingProblem', () => {
  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'rejects a body of %s in any framing',
    (method) => {
      expect(findFramingProblem(request(method, [['Host', 'a']]))).toBeNull();
      expect(findFramingProblem(request(method, [['Content-Length', '0']]))).toBeNull();
      expect(findFramingProblem(request(method, [['Content-Length', '1']]))).toMatch(/body/);
      expect(findFramingProblem(request(method, [['Content-Length', '00']]))).toMatch(/body/);
      expect(findFramingProblem(request(method, [['Transfer-Encoding', 'chunked']]))).toMatch(
        /body/,
      );
      expect(findFramingProblem(request(method, [['Transfer-Encoding', 'identity']]))).toMatch(
        /body/,
      );
    },
  );
  it.each(['POST', 'PUT', 'PATCH'])('accepts a body of %s', (method) => {
    expect(findFramingProblem(request(method, [['Content-Length', '12']]))).toBeNull();
    expect(findFramingProblem(request(method, [['Transfer-Encoding', 'chunked']]))).toBeNull();
  });
  it.each(['Host', 'Authorization', 'Content-Type', 'Origin', 'Sec-Fetch-Site', 'Content-Length'])(
    'rejects two headers named %s in any case',
    (name) => {
      const twice: [string, string][] = [
        [name, '1'],
        ['Accept', '*/*'],
        [name.toUpperCase(), '1'],
      ];
      expect(findFramingProblem(request('POST', twice))).toMatch(new RegExp(name, 'i'));
    },
  );
  it('rejects chunks in HTTP/1.0', () => {
    const chunked = request('POST', [['Transfer-Encoding', 'chunked']]);
    expect(findFramingProblem({ ...chunked, httpVersion: '1.0' })).toMatch(/chunks/);
    expect(findFramingProblem({ ...chunked, httpVersion: '1.1' })).toBeNull();
  });
  it('accepts repeatable headers twice', () => {
    expect(
      findFramingProblem(
        request('GET', [
          ['Accept', 'a'],
          ['Accept', 'b'],
        ]),
      ),
    ).toBeNull();
  });
});

describe('buildFramingHeaders', () => {
  it('frames a body, whatever the Connection header names', () => {
    expect(
      buildFramingHeaders(
        request('POST', [
          ['Content-Length', '12'],
          ['Connection', 'content-length'],
        ]),
      ),
    ).toEqual({ 'content-length': '12' });
    expect(buildFramingHeaders(request('PUT', [['Transfer-Encoding', 'gzip, chunked']]))).toEqual({
      'transfer-encoding': 'chunked',
    });
    expect(buildFramingHeaders(request('POST', []))).toEqual({ 'content-length': '0' });
  });
  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('adds no framing to %s', (method) => {
    expect(buildFramingHeaders(request(method, [['Content-Length', '12']]))).toEqual({});
  });
});
