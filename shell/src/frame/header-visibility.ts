import { useAppStoreApi } from '@admissions/store';
import { type RefObject, useEffect, useState } from 'react';

interface HeaderScrollState {
  /** Pixels from the top, now and at the last change of direction. */
  y: number;
  anchor: number;
  isVisible: boolean;
  /** It has the focus, or one of its menus is open. */
  isNeeded: boolean;
}
const ALWAYS_VISIBLE_PX = 120;
const HIDE_AFTER_PX = 8;
const SHOW_AFTER_PX = 4;

/**
 * Hides after 8 px down (beyond the first 120), shows after 4 px up.
 * The anchor follows the scroll while its direction confirms the state.
 */
export function calculateHeaderState({ y, anchor, isVisible, isNeeded }: HeaderScrollState) {
  if (isNeeded || y < ALWAYS_VISIBLE_PX) return { isVisible: true, anchor: y };
  const moved = y - anchor;
  if (isVisible) {
    if (moved > HIDE_AFTER_PX) return { isVisible: false, anchor: y };
    return { isVisible: true, anchor: moved < 0 ? y : anchor };
  }
  if (moved <= -SHOW_AFTER_PX) return { isVisible: true, anchor: y };
  return { isVisible: false, anchor: moved > 0 ? y : anchor };
}

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
