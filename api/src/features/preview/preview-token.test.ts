import { describe, expect, it } from 'vitest';
import { createDraftId, signPreviewToken, verifyPreviewToken } from './preview-token.ts';

const [key, other] = ['0a'.repeat(32), '0b'.repeat(32)];
const until = Math.floor(Date.now() / 1000) + 60;

describe('preview token', () => {
  it('opens its draft until it expires', () => {
    const draft = createDraftId();
    const token = signPreviewToken(key, draft, until);
    expect(verifyPreviewToken(key, token)).toBe(draft);
    expect(verifyPreviewToken(key, token, until * 1000)).toBeNull();
  });
  it('is rejected when signed with another key or altered', () => {
    const token = signPreviewToken(key, 'A'.repeat(22), until);
    expect(verifyPreviewToken(other, token)).toBeNull();
    expect(verifyPreviewToken(key, token.replace('A', 'B'))).toBeNull();
    expect(verifyPreviewToken(key, token.replace(String(until), String(until + 3600)))).toBeNull();
    for (const text of ['', '.', `${'A'.repeat(22)}.${until}.`, `${token} `, token.slice(0, -1)])
      expect(verifyPreviewToken(key, text)).toBeNull();
  });
});
