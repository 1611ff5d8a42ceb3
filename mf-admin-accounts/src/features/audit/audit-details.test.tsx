import { showPage } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { AuditDetails } from './audit-details.tsx';

const shown = (area: string, target: string, details: Record<string, unknown>) =>
  showPage(<AuditDetails area={area} target={target} details={details} />).container.textContent;

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
