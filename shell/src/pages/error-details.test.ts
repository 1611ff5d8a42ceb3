import { ApiError } from '@admissions/api-client';
import { UNSAFE_ErrorResponseImpl as RouteError } from 'react-router';
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

  it.each([
    [new ApiError('x', { status: 500, requestId: 'r' }), 500, 'error.code.-1', 'r'],
    [new ApiError('network.failed'), 500, 'network.failed', null],
    [new RouteError(503, '', { requestId: 'r', key: 'error.server' }), 503, 'error.server', 'r'],
    [new RouteError(404, '', null), 404, 'error.notFound', null],
    [new TypeError('mistake'), 500, 'error.title', null],
  ])('reads them from a route error as well: %s', (error, status, key, requestId) =>
    expect(readErrorDetails(error, '?statusCode=403')).toEqual({ status, key, requestId }),
  );
});
