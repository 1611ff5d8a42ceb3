import { createGate, showRoutes } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Results } from './results.tsx';

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
      { path: '/news', loader, element: list },
      { path: '/other', loader, element: list },
    ],
    { at: '/news' },
  );
}

it('Results a slow change of filters shows skeletons in place of the list', async () => {
  const gate = createGate();
  const { router } = show(() => gate.promise);
  await screen.findByText('清單');
  act(() => void router.navigate('/news?page=2'));
  expect(outlines()).toBe(0);
  await waitFor(() => expect(outlines()).toBe(6));
  expect(screen.getByText('清單').getAttribute('aria-busy')).toBe('true');
  await act(async () => gate.open());
  await waitFor(() => expect(outlines()).toBe(0));
});
