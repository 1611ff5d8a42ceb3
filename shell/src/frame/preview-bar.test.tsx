import type { Boot } from '@admissions/protocol/releases';
import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BootContext } from '../remotes/boot-context.ts';
import { PreviewBar } from './preview-bar.tsx';

function renderBar(address: string, preview?: Boot['preview']) {
  history.replaceState(null, '', address);
  showPage(
    <BootContext value={{ preview } as Boot}>
      <PreviewBar />
    </BootContext>,
  );
}

describe('PreviewBar', () => {
  test('names a draft with its expiry', () => {
    renderBar('/newsCont?id=7&preview=t', { token: 't', until: '2026-11-21T12:30:00.000Z' });
    expect(screen.getByRole('complementary').textContent).toBe(
      '預覽：尚未發布的內容連結有效至20:30',
    );
  });
  test('reports on an old address that the page shows the published version', () => {
    renderBar('/newsCont?id=7&preview=t');
    expect(screen.getByText('預覽連結已失效，這裡是目前已發布的內容。')).toBeTruthy();
  });
  test('is absent on other pages', () => {
    renderBar('/newsCont?id=7');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
