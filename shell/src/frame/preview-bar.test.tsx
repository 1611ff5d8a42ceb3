// @vitest-environment jsdom
import type { Boot } from '@admissions/protocol/releases';
import { AppStoreContext, createAppStore } from '@admissions/store';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { BootContext } from '../remotes/boot-context.ts';
import { PreviewBar } from './preview-bar.tsx';

afterEach(cleanup);

function shown(address: string, preview?: Boot['preview']) {
  history.replaceState(null, '', address);
  const boot: Boot = {
    locale: 'zh-TW',
    registry: [],
    site: null,
    footer: null,
    shell: 'v',
    requestId: 'r',
    ...(preview && { preview }),
  };
  render(
    <BootContext value={boot}>
      <AppStoreContext value={createAppStore()}>
        <PreviewBar />
      </AppStoreContext>
    </BootContext>,
  );
}

describe('PreviewBar', () => {
  test('a draft is called one, with the time until when it can be seen', () => {
    shown('/newsCont?id=7&preview=t', { token: 't', until: '2026-11-21T12:30:00.000Z' });
    expect(screen.getByRole('complementary').textContent).toBe(
      '預覽：尚未發布的內容連結有效至20:30',
    );
  });
  test('who follows an old address is told that it shows what is published', () => {
    shown('/newsCont?id=7&preview=t');
    expect(screen.getByText('預覽連結已失效，這裡是目前已發布的內容。')).toBeTruthy();
  });
  test('other pages have no bar', () => {
    shown('/newsCont?id=7');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
