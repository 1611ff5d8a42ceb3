import { zhTW } from '@admissions/model/catalogues';
import type { MessageKey } from '@admissions/model/messages';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorMessage } from './error-message.ts';

const t = Object.assign((key: MessageKey) => zhTW[key], {
  error: (message: string) => new Map(Object.entries(zhTW)).get(message) ?? message,
});
const refused = new ApiError('操作沒有完成', {
  status: 422,
  errors: { note: ['說明太長'], ip: ['這項設定會擋住您目前的位址'] },
});

describe('errorMessage', () => {
  it('returns the message of a field', () => {
    expect(errorMessage(refused, t)).toBe('說明太長');
    expect(errorMessage(refused, t, 'ip')).toBe('這項設定會擋住您目前的位址');
  });
  it('falls back to the answer without a field, and to a default without details', () => {
    expect(errorMessage(new ApiError('您沒有權限'), t)).toBe('您沒有權限');
    expect(errorMessage(new Error('boom'), t)).toBe('系統暫時無法處理，請稍後再試。');
    expect(errorMessage(new ApiError(''), t)).toBe('系統暫時無法處理，請稍後再試。');
  });
});
