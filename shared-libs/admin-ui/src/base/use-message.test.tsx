// @vitest-environment jsdom

import { AppStoreContext, createAppStore, useMessage } from '@admissions/store';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

describe('useMessage', () => {
  it('returns the same function while the language is the same', () => {
    const store = createAppStore({ locale: 'zh-TW' });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AppStoreContext value={store}>{children}</AppStoreContext>
    );
    const { result, rerender } = renderHook(() => useMessage(), { wrapper });
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
    act(() => store.setState({ locale: 'en' }));
    expect(result.current).not.toBe(first);
    expect(result.current.locale).toBe('en');
    expect(result.current({ 'zh-TW': '是', en: 'yes' })).toBe('yes');
    act(() => store.setState({ locale: 'zh-TW' }));
    expect(result.current({ 'zh-TW': '是', en: 'yes' })).toBe('是');
  });
});
