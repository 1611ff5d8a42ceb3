import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { buildErrorPageUrl, findErrorMessageKey } from './error-keys.ts';

describe('error keys', () => {
  it('passes status, code and request to the error page in the current language', () => {
    const error = new ApiError('x', { status: 500, code: -1, requestId: 'r-1' });
    expect(buildErrorPageUrl(error, '')).toBe('/error?statusCode=500&code=-1&requestId=r-1');
    expect(buildErrorPageUrl(new ApiError('x', { status: 404, code: 2 }), '?lang=en')).toBe(
      '/error?statusCode=404&code=2&lang=en',
    );
  });
  it('has a message for a missing answer and for the codes of reads, none for others', () => {
    expect(findErrorMessageKey(new ApiError('network.failed'))).toBe('network.failed');
    expect(findErrorMessageKey(new ApiError('資料庫的話', { code: 2 }))).toBe('error.code.2');
    expect(findErrorMessageKey({ code: 1101 })).toBeNull();
  });
});
