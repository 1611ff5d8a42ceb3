import { ApiError } from '@admissions/api-client';
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readErrorDetails } from './error-details.ts';

describe('error page shows the error message or "Error"', () => {
  it.each([
    ['', 500, 'error.title'],
    ['?statusCode=404', 404, 'error.notFound'],
    ['?statusCode=404&code=2', 404, 'error.code.2'],
    ['?statusCode=503', 503, 'error.title'],
    ['?statusCode=500&code=-1', 500, 'error.code.-1'],
    ['?statusCode=500&code=9', 500, 'error.title'],
    ['?statusCode=200', 500, 'error.title'],
    ['?statusCode=<b>', 500, 'error.title'],
    ['?statusCode=4040', 500, 'error.title'],
  ])('reads %j as %i and %s', (search, status, key) =>
    expect(readErrorDetails(undefined, search)).toEqual({ status, key, requestId: null }),
  );

  it.each([
    ['?requestId=a1-b2', 'a1-b2'],
    ['?requestId=please call 0900', null],
    [`?requestId=${'a'.repeat(65)}`, null],
  ])('accepts the request of %j only in its format', (search, requestId) =>
    expect(readErrorDetails(undefined, search).requestId).toBe(requestId),
  );

  it('reads them from a route error as well', () => {
    expect(
      readErrorDetails(
        new ApiError('words of the database', { status: 500, requestId: 'r-1' }),
        '',
      ),
    ).toEqual({
      status: 500,
      key: 'error.code.-1',
      requestId: 'r-1',
    });
    expect(readErrorDetails(new ApiError('network.failed'), '')).toEqual({
      status: 500,
      key: 'network.failed',
      requestId: null,
    });
    expect(
      readErrorDetails(
        new ErrorResponseImpl(503, '', { requestId: 'r-2', key: 'error.server' }),
        '',
      ),
    ).toEqual({
      status: 503,
      key: 'error.server',
      requestId: 'r-2',
    });
    expect(readErrorDetails(new ErrorResponseImpl(404, '', null), '')).toEqual({
      status: 404,
      key: 'error.notFound',
      requestId: null,
    });
    expect(readErrorDetails(new TypeError('mistake'), '?statusCode=404')).toEqual({
      status: 500,
      key: 'error.title',
      requestId: null,
    });
  });
});
