// @vitest-environment jsdom
import { showRoutes } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Results } from './results.tsx';

const Nothing = () => null;
const list = <Results>清單</Results>;
const outlines = () => screen.getByText('清單').querySelectorAll('span').length;

function show(loads: (address: string) => Promise<unknown>) {
  let isFirst = true;
  const loader = ({ request }: { request: Request }) => {
    if (!isFirst) return loads(request.url).then(() => null);
    isFirst = false;
    return null;
  };
  return showRoutes(
    [
      { path: '/news', loader, element: list, HydrateFallback: Nothing },
      { path: '/other', loader, element: list },
    ],
    { at: '/news' },
  );
}

describe('Results', () => {
  it('a slow change of filters shows skeletons in place of the list', async () => {
    let arrive = () => {};
    const { router } = show(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    await screen.findByText('清單');
    act(() => void router.navigate('/news?page=2'));
    expect(outlines()).toBe(0);
    await waitFor(() => expect(outlines()).toBe(6));
    expect(screen.getByText('清單').getAttribute('aria-busy')).toBe('true');
    await act(async () => arrive());
    await waitFor(() => expect(outlines()).toBe(0));
  });
  it('a quick change shows no skeletons', async () => {
    const { router } = show(() => Promise.resolve());
    await screen.findByText('清單');
    await act(() => router.navigate('/news?page=2'));
    expect(outlines()).toBe(0);
  });
  it('a navigation to another page shows no skeletons', async () => {
    const { router } = show(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await screen.findByText('清單');
    act(() => void router.navigate('/other'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(outlines()).toBe(0);
  });
});
