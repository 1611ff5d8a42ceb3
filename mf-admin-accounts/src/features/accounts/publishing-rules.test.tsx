import { AdminProvider } from '@admissions/admin-ui';
import { REVIEW_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublishingRules } from './publishing-rules.tsx';

it('PublishingRules sets the rule of an area, and warns when nobody could approve', async () => {
  const areas = [
    { area: 'news', needsApproval: false, editors: 3 },
    { area: 'vr', needsApproval: false, editors: 1 },
  ];
  const { sent } = apiAnswering(({ method, body }) => {
    const change = body as { area: string; needsApproval: boolean };
    const isChanged = (area: string) => method === 'put' && area === change.area;
    return { data: { areas: areas.map((of) => (isChanged(of.area) ? { ...of, ...change } : of)) } };
  });
  showPage(<PublishingRules />, { layout: AdminProvider });
  fireEvent.click(await screen.findByRole('button', { name: '核可規則' }));
  const news = await screen.findByRole('switch', { name: '校園新聞：要由另一位同仁核可' });
  expect(news.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(screen.getByRole('switch', { name: '環景導覽：要由另一位同仁核可' }));
  await screen.findByText(/少於兩人/);
  const body = { area: 'vr', needsApproval: true };
  expect(sent.at(-1)).toMatchObject({ method: 'put', path: REVIEW_PATHS.rule, body });
});
