import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBoot } from '../../remotes/boot-context.ts';
import { buildMenu, type MenuArea } from '../menu/build-menu.ts';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { AREA_KEYS, usesSingleKeys } from './single-keys.ts';
import { SHORTCUT_TEXTS } from './texts.ts';

/** Listens to the keys of every page and opens their list. */
export function ShortcutButton() {
  const t = useMessage();
  const { registry } = useBoot();
  const session = useAppStore((state) => state.session);
  const menu = useMemo(() => buildMenu(registry, session?.priv ?? {}), [registry, session]);
  const [isOpen, setOpen] = useState(false);
  useShortcuts(menu, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={t(SHORTCUT_TEXTS.title)}
        title={t(SHORTCUT_TEXTS.title)}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">?</span>
      </button>
      {isOpen && <ShortcutDialog menu={menu} onClose={() => setOpen(false)} />}
    </>
  );
}

const TYPING_SELECTOR =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]';
const MODAL_SELECTOR = 'dialog[open], [aria-modal=true]';
/** How long `g` waits for its letter. */
const CHORD_TIMEOUT_MS = 1500;

/**
 * Keys of every page: `?` lists them, `/` and `aria-keyshortcuts` act on elements, `g` opens areas.
 * Inactive while text is typed or composed, or while a dialog is open.
 */
function useShortcuts(menu: readonly MenuArea[], onHelp: () => void) {
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

function triggerShortcut(key: string) {
  const named = [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')];
  const element = named.find((each) =>
    each.getAttribute('aria-keyshortcuts')?.split(' ').includes(key),
  );
  if (!element) return false;
  if (element.matches(TYPING_SELECTOR)) element.focus();
  else element.click();
  return true;
}
