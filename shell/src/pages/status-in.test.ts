import { expect, it } from 'vitest';
import { statusIn } from './status-in.ts';

it.each([
  ['', 500],
  ['?statusCode=404', 404],
  ['?statusCode=503', 503],
  ['?statusCode=200', 500],
  ['?statusCode=<b>', 500],
  ['?statusCode=4040', 500],
])('reads %j as %i', (search, status) => expect(statusIn(search)).toBe(status));
