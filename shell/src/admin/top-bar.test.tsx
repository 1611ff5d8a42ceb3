// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BootContext } from '../remotes/boot-context.ts';
import { TopBar } from './top-bar.tsx';

afterEach(cleanup);

describe('TopBar', () => {
  it('holds the loading bar, so that all text is inside landmarks', async () => {
    const { store } = showPage(
      <BootContext value={{ registry: [] } as never}>
        <TopBar />
      </BootContext>,
    );
    act(store.getState().callStarted);
    await screen.findByRole('progressbar');
    expect(within(screen.getByRole('banner')).getByRole('progressbar')).toBeTruthy();
  });
});
