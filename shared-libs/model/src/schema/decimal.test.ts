import { describe, expect, it } from 'vitest';
import { decimal, optional } from '../fields/index.ts';
import { buildFieldSchema, toFieldErrors } from './index.ts';

describe('a decimal', () => {
  const weight = buildFieldSchema(decimal(2, 1, 2));
  it.each([1, 1.15, 1.25, 2])('accepts %d', (value) =>
    expect(weight.safeParse(value).success).toBe(true),
  );
  it.each([
    [1.255, 'Digits after the point: at most 2'],
    [0.99, 'The value must be at least 1'],
    [2.01, 'The value must be at most 2'],
    ['1.5', 'The field must be a number'],
    [Number.NaN, 'The field must be a number'],
    [undefined, 'The field is required'],
  ])('rejects %s', (value, message) => {
    const { error } = weight.safeParse(value);
    expect(error && toFieldErrors(error, 'en')).toEqual({ '': [message] });
  });
  it('may be empty when optional', () =>
    expect(buildFieldSchema(optional(decimal(2, 1, 2))).parse('')).toBeNull());
});
