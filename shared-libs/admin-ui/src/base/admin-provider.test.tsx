import { showPage } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Button, Dropdown, Select, theme } from 'antd';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AdminProvider } from './admin-provider.tsx';
import { Modal } from './overlays.tsx';

const OPTIONS = [{ value: 1, label: '招生公告' }];
const show = (element: ReactNode) => showPage(element, { layout: AdminProvider });

it('AdminProvider gives notices the palest tone of the main colour', () => {
  const Probe = () => <p>{theme.useToken().token.colorInfoBg}</p>;
  show(<Probe />);
  expect(screen.getByText('#eef5ff')).toBeTruthy();
});
describe('popups over a back-office page', () => {
  it('open inside the page landmark', async () => {
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
  it('open inside the dialog of their opener and stay clickable', async () => {
    show(
      <main>
        <Modal open title="改一個欄位">
          <Select open options={OPTIONS} />
        </Modal>
      </main>,
    );
    const option = await screen.findByText('招生公告');
    expect(option.closest('[role="dialog"]')?.textContent).toContain('改一個欄位');
    // Outside of the dialog, clicks would fall through to the page.
    expect(option.closest('.ant-modal-container')).toBeTruthy();
  });
});
