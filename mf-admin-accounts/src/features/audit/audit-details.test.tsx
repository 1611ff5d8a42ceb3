import { showPage } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { AuditDetails } from './audit-details.tsx';

const show = (
  area: string,
  target: string,
  details: Record<string, unknown>,
  { action = 'edit', name = '標題' } = {},
) =>
  showPage(
    <AuditDetails {...{ id: 1, at: '', account: 'lin', action, area, target, name, details }} />,
  ).container;
const shown = (...args: Parameters<typeof show>) => show(...args).textContent;

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
  expect(shown('news', 'camp/1', { name: '2026/05/31' }, { action: 'finding_right' })).toContain(
    '檢查到的文字',
  );
  const filters = { state: 'done', area: 'news', action: 'publish_bundle' };
  expect(shown('account', 'audit', { filters })).toBe(
    '條件狀態：已完成、單元：校園新聞、動作：一起發布',
  );
});
it('AuditDetails has plain words, no numbers that nobody knows, and leads to the versions', () => {
  const details = { fields: ['body'], revision: 2, bundle: 2, draft: 7 };
  const container = show('news', 'news/3', details);
  expect(container.textContent).toBe('欄位內文版次第2版看改了什麼');
  expect(container.querySelector('a')?.getAttribute('href')).toBe(
    '/admin/news/edit?id=3&history=1',
  );
  expect(shown('news', 'news', { ids: [12, 11] }, { action: 'sort_news' })).toBe('');
  expect(shown('forms', 'submissions', { ids: '1-5' }, { action: 'erase' })).toBe('編號1-5');
  expect(shown('media', 'media/3', { name: '標題', type: 'image/webp' })).toBe('類型WebP圖片');
});
