// @vitest-environment jsdom
import { showRoutes } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Button, Dropdown, Select } from 'antd';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AdminProvider } from './admin-provider.tsx';
import { Modal } from './overlays.tsx';

afterEach(cleanup);
const OPTIONS = [{ value: 1, label: '招生公告' }];
const show = (element: ReactNode) =>
  showRoutes([{ Component: AdminProvider, children: [{ path: '*', element }] }]);

describe('what opens over a page of the back office', () => {
  it('stands in the page, which is a landmark', async () => {
    show(
      <main>
        <Select open options={OPTIONS} />
        <Dropdown trigger={['click']} menu={{ items: [{ key: 'copy', label: '複製一筆' }] }}>
          <Button>更多操作</Button>
        </Dropdown>
      </main>,
    );
    fireEvent.click(screen.getByText('更多操作'));
    for (const words of ['招生公告', '複製一筆'])
      expect((await screen.findByText(words)).closest('main'), words).toBeTruthy();
  });
  it('stands in the dialog that it is opened from, where it can be pressed', async () => {
    show(
      <main>
        <Modal open title="改一個欄位">
          <Select open options={OPTIONS} />
        </Modal>
      </main>,
    );
    const option = await screen.findByText('招生公告');
    expect(option.closest('[role="dialog"]')?.textContent).toContain('改一個欄位');
    // Beside it in the dialog, presses fall through to what lies below.
    expect(option.closest('.ant-modal-container')).toBeTruthy();
  });
});
