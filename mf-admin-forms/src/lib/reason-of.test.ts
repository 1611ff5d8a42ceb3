import { ApiError } from '@admissions/api-client';
import { zhTW } from '@admissions/contracts/catalogues';
import type { MessageKey } from '@admissions/contracts/messages';
import type { Translate } from '@admissions/store';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

const t = Object.assign((key: MessageKey) => zhTW[key], {
  error: (text: string) => zhTW[text as MessageKey] ?? text,
}) as unknown as Translate;

it('says what is wrong at a field rather than that something is wrong', () => {
  const error = new ApiError('操作沒有完成', {
    status: 422,
    errors: { ip: ['這項設定會擋住您目前的位址'] },
  });
  expect(reasonOf(error, t)).toBe('這項設定會擋住您目前的位址');
});
it('says what the answer says when no field is named, and something when nothing is known', () => {
  expect(reasonOf(new ApiError('您沒有權限'), t)).toBe('您沒有權限');
  expect(reasonOf(new Error('boom'), t)).toBe('系統暫時無法處理，請稍後再試。');
});
describe('Traditional Chinese messages', () => {
  it.each(['network.failed', 'error.server', 'error.default'] as const)(
    '%s is a sentence, never a key',
    (key) => {
      expect(reasonOf(new ApiError(key), t)).toBe(zhTW[key]);
    },
  );
});
