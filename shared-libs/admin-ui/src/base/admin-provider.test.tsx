// @vitest-environment jsdom
import { showRoutes } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Button, Dropdown, Modal, Select } from 'antd';
import { afterEach, describe, expect, it } from 'vitest';
import { AdminProvider } from './admin-provider.tsx';

afterEach(cleanup);
const choice = <Select aria-label="分類" open options={[{ value: 1, label: '招生公告' }]} />;
const show = (element: React.ReactNode) =>
  showRoutes([{ Component: AdminProvider, children: [{ path: '*', element }] }]);

describe('what opens over a page of the back office', () => {
  it('stands in the page, which is a landmark', async () => {
    show(
      <main>
        {choice}
        <Dropdown trigger={['click']} menu={{ items: [{ key: 'copy', label: '複製一筆' }] }}>
          <Button>更多操作</Button>
        </Dropdown>
      </main>,
    );
    fireEvent.click(screen.getByText('更多操作'));
    for (const words of ['招生公告', '複製一筆'])
      expect((await screen.findByText(words)).closest('main'), words).toBeTruthy();
  });
  it('stands in the dialog that it is opened from, and the dialog beside the frame', async () => {
    show(
      <main>
        <Modal open title="改一個欄位">
          {choice}
        </Modal>
      </main>,
    );
    const dialog = (await screen.findByText('招生公告')).closest('[role="dialog"]');
    expect([dialog?.textContent?.includes('改一個欄位'), dialog?.closest('main')]).toEqual([
      true,
      null,
    ]);
  });
});
