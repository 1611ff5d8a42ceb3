import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { Area } from './area.tsx';

// jsdom loads no style sheets.
const sheet = (path: string) => ({ href: location.origin + path, disabled: false });
const sheets = {
  shell: sheet('/assets/shell.css'),
  news: sheet('/remotes/mf_news/1.0.0/assets/page.css'),
  camp: sheet('/remotes/mf_camp/1.0.0/assets/page.css'),
};
beforeEach(() => {
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(Object.values(sheets) as never);
});

it('Area applies the style sheets of a remote only while it is on screen', async () => {
  const area = (name: string) => ({
    id: name,
    element: <Area remote={name} />,
    children: [{ path: name, element: name }],
  });
  const router = createMemoryRouter([area('mf_news'), area('mf_camp')], {
    initialEntries: ['/mf_news'],
  });
  render(<RouterProvider router={router} />);
  const listDisabled = () => Object.values(sheets).map(({ disabled }) => disabled);
  await router.navigate('/mf_camp');
  await screen.findByText('mf_camp');
  expect(listDisabled()).toEqual([false, true, false]);
  await router.navigate('/mf_news');
  await screen.findByText('mf_news');
  expect(listDisabled()).toEqual([false, false, true]);
});
