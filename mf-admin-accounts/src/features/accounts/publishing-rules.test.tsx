// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import { REVIEW_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, type Reply, type Sent, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PublishingRules } from './publishing-rules.tsx';

describe('PublishingRules', () => {
  it('shows and sets the rule of an area, and warns when nobody could approve', async () => {
    const sent: Sent[] = [];
    const areas = [
      { area: 'news', needsApproval: false, editors: 3 },
      { area: 'vr', needsApproval: false, editors: 1 },
    ];
    apiAnswering((request): Reply => {
      if (request.method === 'put') {
        sent.push(request);
        const { area, needsApproval } = request.body as { area: string; needsApproval: boolean };
        for (const rule of areas) if (rule.area === area) rule.needsApproval = needsApproval;
      }
      return { data: { areas: structuredClone(areas) } };
    });
    const element = <PublishingRules />;
    showRoutes([{ Component: AdminProvider, children: [{ path: '/', element }] }]);
    fireEvent.click(await screen.findByRole('button', { name: '核可' }));
    const news = await screen.findByRole('switch', { name: '校園新聞：要由另一位同仁核可' });
    expect(news.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(screen.getByRole('switch', { name: '環景導覽：要由另一位同仁核可' }));
    await screen.findByText(/少於兩人/);
    await waitFor(() => expect(sent[0]?.path).toBe(REVIEW_PATHS.rule));
    expect(sent.map(({ body }) => body)).toEqual([{ area: 'vr', needsApproval: true }]);
  });
});
