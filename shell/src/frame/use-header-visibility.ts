import { useAppStoreApi } from '@admissions/store';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { calculateHeaderState } from './header-visibility.ts';

const JUMP_VISIBLE_MS = 1000;

/** One passive scroll listener, read once per frame. */
export function useHeaderVisibility(header: RefObject<HTMLElement | null>, isMenuOpen: boolean) {
  const store = useAppStoreApi();
  const [state, setState] = useState({ isVisible: true, isAtTop: true });

  useEffect(() => {
    let anchor = scrollY;
    let isVisible = true;
    let frame = 0;
    let jumpedAt = 0;
    const updateState = () => {
      frame = 0;
      const isNeeded =
        isMenuOpen ||
        header.current?.contains(document.activeElement) === true ||
        Date.now() - jumpedAt < JUMP_VISIBLE_MS;
      const next = calculateHeaderState({ y: scrollY, anchor, isVisible, isNeeded });
      const isAtTop = scrollY < 24;
      anchor = next.anchor;
      isVisible = next.isVisible;
      setState((before) =>
        before.isVisible === isVisible && before.isAtTop === isAtTop
          ? before
          : { isVisible, isAtTop },
      );
      store.getState().setHeader({ isVisible, isAtTop });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(updateState);
    };
    const onJump = () => {
      jumpedAt = Date.now();
      onScroll();
    };
    updateState();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('hashchange', onJump);
    document.addEventListener('focusin', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', onJump);
      document.removeEventListener('focusin', onScroll);
    };
  }, [header, isMenuOpen, store]);
  return state;
}
