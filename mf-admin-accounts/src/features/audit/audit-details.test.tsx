import { showPage } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { AuditDetails } from './audit-details.tsx';

const shown = (area: string, target: string, details: Record<string, unknown>, action = 'edit') =>
  showPage(<AuditDetails {...{ action, area, target, details }} />).container.textContent;

it('AuditDetails translates what a program wrote', () =>
  expect(
    shown('account', 'release/mf_public', {
      by: 'RELEASE_TOKENS',
      reason: 'first start',
      channel: 'stable',
    }),
  ).toBe('提出者自動發布原因首次啟動發布對象正式'));
it('AuditDetails shows the old value before the new one', () =>
  expect(shown('account', 'account/2', { after: { news: 1 }, before: {} })).toBe(
    '原本—改成校園新聞',
  ));
it('AuditDetails names states of questions, findings and filters', () => {
  expect(shown('forms', 'question/1', { state: 'answered' })).toBe('狀態已刊出回答');
  expect(shown('news', 'camp/1', { name: '2026/05/31' }, 'finding_right')).toContain(
    '檢查到的文字',
  );
  const filters = { state: 'done', area: 'news', action: 'publish_bundle' };
  expect(shown('account', 'audit', { filters })).toBe(
    '條件狀態：已完成、單元：校園新聞、動作：一起發布',
  );
});
