import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { MenuArea } from '../menu/build-menu.ts';
import { AREA_KEYS } from './area-keys.ts';
import { usesSingleKeys } from './single-keys.ts';

const TYPING_SELECTOR =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]';
const MODAL_SELECTOR = 'dialog[open], [aria-modal=true]';
/** How long `g` waits for its letter. */
const CHORD_TIMEOUT_MS = 1500;

/**
 * Keys of every page: `?` lists them, `/` and `aria-keyshortcuts` act on elements, `g` opens areas.
 * Inactive while text is typed or composed, or while a dialog is open.
 */
export function useShortcuts(menu: readonly MenuArea[], onHelp: () => void): void {
  const navigate = useNavigate();
  const chordStartedAt = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    if (
      event.defaultPrevented ||
      event.isComposing ||
      event.keyCode === 229 ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      key.length !== 1
    )
      return;
    if (
      (target as Element | null)?.closest?.(TYPING_SELECTOR) ||
      document.querySelector(MODAL_SELECTOR) ||
      !usesSingleKeys()
    )
      return;
    const isInChord = timeStamp - chordStartedAt.current < CHORD_TIMEOUT_MS;
    chordStartedAt.current = Number.NEGATIVE_INFINITY;
    if (key === '?') onHelp();
    else if (isInChord) {
      const path = menu.find(({ area }) => AREA_KEYS[area] === key)?.entries[0]?.path;
      if (!path) return;
      void navigate(path);
    } else if (key === 'g') chordStartedAt.current = timeStamp;
    else if (!triggerShortcut(key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function triggerShortcut(key: string): boolean {
  const named = [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')];
  const element = named.find((each) =>
    each.getAttribute('aria-keyshortcuts')?.split(' ').includes(key),
  );
  if (!element) return false;
  if (element.matches(TYPING_SELECTOR)) element.focus();
  else element.click();
  return true;
}
