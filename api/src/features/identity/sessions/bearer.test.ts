import { describe, expect, it } from 'vitest';
import { createToken } from '../../../platform/crypto/tokens.ts';
import { parseBearer } from './app-tokens.ts';

const app = createToken('app');
const client = createToken('client');
const admin = createToken('admin');
const nothing = { app: null, admin: null };

describe('the bearer header', () => {
  it.each([
    [`Bearer ${app}|${admin}`, { app, admin }],
    [`Bearer ${app}|`, { app, admin: null }],
    [`Bearer ${app}`, { app, admin: null }],
    [`bearer ${app}`, { app, admin: null }],
    [`BEARER ${client}|`, { app: client, admin: null }],
    [`Bearer |${admin}`, { app: null, admin }],
  ])('is parsed into its tokens', (header, expected) =>
    expect(parseBearer(header)).toEqual(expected),
  );
  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer |',
    'Bearer ||',
    `Bearer ${app}|${admin}|`,
    `Bearer ${app}|${admin}|${admin}`,
    `Basic ${app}`,
    `Bearer  ${app}`,
    `Bearer ${app} `,
    `Bearer ${app},Bearer ${app}`,
    `Bearer ${admin}`,
    `Bearer ${admin}|${app}`,
    `Bearer ${app.slice(1)}`,
    `Bearer ${app}A`,
    `Bearer ${'a'.repeat(65_536)}`,
    `Bearer ${app}\t`,
    `Bearer 中文|`,
    'Bearer null|undefined',
    `Bearer ${app}||${admin}`,
    `Bearer ${app}%7C${admin}`,
    `Bearers ${app}`,
    `Bearer: ${app}`,
    `Bearer Bearer ${app}`,
  ])('is ignored when it is %j', (header) => expect(parseBearer(header)).toEqual(nothing));
});
