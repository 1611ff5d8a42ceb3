import { showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RestoredPage } from './restored-page.tsx';
import { SiteHeader } from './site-header.tsx';

const showing = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it('a restored page keeps its scroll position and closes the menu', async () => {
  showPage(
    <>
      <SiteHeader isBlue={false} />
      <RestoredPage />
    </>,
    { at: '/news' },
  );
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 700);
  fireEvent.click(screen.getByLabelText('開啟選單'));
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));
  vi.stubGlobal('scrollY', 0);
  fireEvent(window, showing(false));
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent(window, showing(true));
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});
