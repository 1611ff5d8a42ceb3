import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyAsAbsent, idParams, mediaParams } from './input-schemas.ts';
import { documentAs, toJsonSchema } from './json-schema.ts';
import { wholeNumber } from './request-faults.ts';

const propertiesOf = (schema: z.ZodType) => toJsonSchema(schema, 'input').properties;

describe('the JSON schema of input', () => {
  it('documents a query number as a number with bounds and default', () => {
    expect(propertiesOf(z.strictObject({ page: wholeNumber(100, 1) }))).toEqual({
      page: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
    });
    expect(propertiesOf(idParams)).toEqual({
      id: { type: 'integer', minimum: 1, maximum: 999_999_999 },
    });
  });
  it('retains the metadata of a schema that is documented as another one', () => {
    expect(propertiesOf(mediaParams)).toMatchObject({ id: { type: 'integer', 'x-media': true } });
    const schema = documentAs(z.string(), { type: 'integer' }).meta({ description: 'So many' });
    expect(toJsonSchema(schema, 'input')).toEqual({ type: 'integer', description: 'So many' });
  });
  it('does not require optional values or mention empty ones', () => {
    const json = toJsonSchema(
      z.strictObject({ state: emptyAsAbsent(z.enum(['new', 'done'])), sure: z.boolean() }),
      'input',
    );
    expect(json).toMatchObject({
      required: ['sure'],
      properties: { state: { type: 'string', enum: ['new', 'done'] } },
    });
  });
});

describe('optional values', () => {
  it('treats empty as absent and parses anything else', () => {
    const state = emptyAsAbsent(z.enum(['new', 'done']));
    expect([undefined, '', 'new'].map((value) => state.parse(value))).toEqual([
      undefined,
      undefined,
      'new',
    ]);
    expect(state.safeParse('open').success).toBe(false);
  });
});
