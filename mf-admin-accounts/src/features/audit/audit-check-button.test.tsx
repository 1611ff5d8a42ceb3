import { ACCOUNT_PATHS } from '@admissions/protocol';
import { apiAnswering, apiError, type Reply, showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuditCheckButton } from './audit-check-button.tsx';

async function checked(reply: Reply) {
  const { sent } = apiAnswering(() => reply);
  const { user } = showPage(<AuditCheckButton />);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '檢查紀錄有沒有被改過' }));
  const message = (await screen.findByRole('alert')).textContent;
  expect(sent.map(({ path }) => path)).toEqual([ACCOUNT_PATHS.auditCheck]);
  return message;
}

describe('AuditCheckButton', () => {
  it.each([
    [
      { lines: 12, brokenAt: null, cutOff: false },
      '全部12筆紀錄（含系統自動）都完整，沒有被改動。',
    ],
    [{ lines: 4, brokenAt: 5, cutOff: false }, '第5號紀錄被改動過；在它之前的4筆完整。'],
    [{ lines: 9, brokenAt: null, cutOff: true }, '最後的紀錄遭刪除；留下的9筆完整。'],
  ])('shows %j as %s', async (data, words) => expect(await checked({ data })).toBe(words));

  it('reports that the log could not be checked', async () => {
    expect(
      await checked(apiError(403, '您沒有權限，或登入已失效，請重新登入。', { errorCode: 100401 })),
    ).toBe('您沒有權限，或登入已失效，請重新登入。');
  });
});
