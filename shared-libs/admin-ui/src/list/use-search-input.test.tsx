// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSearchInput } from './use-search-input.ts';

const searching = (text: string) =>
  renderHook(({ text }) => useSearchInput(text, () => ({ text, day: '' })), {
    initialProps: { text },
  });

describe('useSearchInput', () => {
  it('keeps text typed while its own request is pending', () => {
    const { result, rerender } = searching('');
    act(() => {
      result.current.type({ text: '校慶' });
      result.current.markRequested('校慶');
    });
    act(() => result.current.type({ text: '校慶園遊會', day: '2026-11-26' }));
    rerender({ text: '校慶' });
    expect(result.current.typed).toEqual({ text: '校慶園遊會', day: '2026-11-26' });
  });
  it('is filled from a URL reached otherwise, before and after a response', () => {
    const { result, rerender } = searching('校慶');
    act(() => {
      result.current.type({ text: '校友' });
      result.current.markRequested('校友');
    });
    rerender({ text: '校友' });
    rerender({ text: '校慶' });
    expect(result.current.typed.text).toBe('校慶');
    rerender({ text: '校友' });
    expect(result.current.typed.text).toBe('校友');
    act(() => result.current.markRequested('營隊'));
    rerender({ text: '校慶' });
    rerender({ text: '營隊' });
    expect(result.current.typed.text).toBe('營隊');
  });
});
