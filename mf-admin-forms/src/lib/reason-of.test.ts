import { ApiError } from '@admissions/api-client';
import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

it('says what is wrong at a field rather than that something is wrong', () => {
  const error = new ApiError('操作沒有完成', { status: 422, errors: { ip: ['這項設定會擋住您目前的位址'] } });
  expect(reasonOf(error, '?')).toBe('這項設定會擋住您目前的位址');
});
it('says what the answer says when no field is named, and something when nothing is known', () => {
  expect(reasonOf(new ApiError('您沒有權限'), '?')).toBe('您沒有權限');
  expect(reasonOf(new Error('boom'), '?')).toBe('boom');
  expect(reasonOf('boom', '?')).toBe('?');
});
