import { showPage } from '@admissions/tools/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeadFilm } from './video-page.tsx';

const film = {
  id: 2,
  title: '桌上的晶片',
  summary: '三分鐘',
  category: 'college',
  date: '2026-10-17',
  video: { provider: 'file', url: '/media/a.mp4', id: null, duration: 30, captions: null },
  pic: { url: '/media/a.webp', alt: '', width: 800, height: 450, sources: [] },
} as never;
const AT = '/video?category=college&id=2#player';
const show = (closeHref: string | null) =>
  showPage(<LeadFilm film={film} closeHref={closeHref} />, { at: AT });

it('selected film closes on Escape', async () => {
  const { user, address } = show('/video?category=college');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/video?category=college'));
});
