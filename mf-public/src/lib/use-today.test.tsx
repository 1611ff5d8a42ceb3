import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

function Day({ renderedOn }: { renderedOn: string }) {
  return <p>{useToday(renderedOn)}</p>;
}
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T15:59:00Z') }));
async function alive(renderedOn: string) {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Day renderedOn={renderedOn} />);
  const served = box.textContent;
  const mismatches: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(box, <Day renderedOn={renderedOn} />, {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  return { served, now: () => box.textContent, mismatches, end: () => act(() => root.unmount()) };
}

describe('useToday', () => {
  it('hydrates a page of another day without mismatch, then shows today', async () => {
    const page = await alive('2026-11-19');
    expect([page.served, page.now(), page.mismatches]).toEqual(['2026-11-19', '2026-11-21', []]);
    page.end();
  });
  it('shows the new day after midnight in Taipei', async () => {
    const page = await alive('2026-11-21');
    expect(page.now()).toBe('2026-11-21');
    act(() => vi.advanceTimersByTime(2 * 60_000));
    expect(page.now()).toBe('2026-11-22');
    page.end();
  });
});
