import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLoaded } from './use-loaded.ts';

it('a reload that a newer one replaces resolves with the newer one', async () => {
  const answers: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const { result } = renderHook(() => useLoaded(load, []));
  let isDone = false;
  const first = result.current.reload().then(() => {
    isDone = true;
  });
  const second = result.current.reload();
  await act(async () => answers[1]?.('old'));
  expect(isDone).toBe(false);
  await act(async () => {
    answers[2]?.('new');
    await Promise.all([first, second]);
  });
  expect(result.current.data).toBe('new');
});
