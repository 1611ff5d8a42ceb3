// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { AuditDetails } from './audit-details.tsx';

const shown = (area: string, target: string, details: Record<string, unknown>) =>
  showPage(<AuditDetails area={area} target={target} details={details} />).container.textContent;

describe('AuditDetails', () => {
  it('names fields and states as the screens do', () =>
    expect(shown('forms', 'visit/1', { fields: ['state', 'assignee'], state: 'new' })).toBe(
      '欄位處理狀態、承辦人狀態待處理',
    ));
  it('shows the filters of an export as labels', () =>
    expect(shown('forms', 'visit', { count: 3, filters: { state: 'new' } })).toBe(
      '筆數3條件狀態：待處理',
    ));
  it('formats file sizes like the media library', () =>
    expect(shown('media', 'media/1', { size: 3538772 })).toBe('大小3.4 MB'));
  it('shows the old value before the new one', () =>
    expect(shown('account', 'account/2', { after: { news: 1 }, before: {} })).toBe(
      '原本—改成校園新聞',
    ));
});
