import { useMessage, useToast } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadOrReload } from '../../remotes/chunk-reload.ts';
import type { SearchBodyProps } from './search-body.tsx';
import styles from './search-button.module.css';
import { SearchDialog } from './search-dialog.tsx';
import { SEARCH_TEXTS } from './texts.ts';

const MODAL = 'dialog[open], [aria-modal=true]';

/** Opens the search, as Ctrl+K (⌘K) does. The search itself is loaded on first use. */
export function SearchButton() {
  const t = useMessage();
  const toast = useToast();
  const [Body, setBody] = useState<ComponentType<SearchBodyProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState<Element | null>(null);
  async function open() {
    // Restores the focus afterwards, also while the code still loads.
    setBefore(document.activeElement);
    setOpen(true);
    if (Body) return;
    try {
      const { SearchBody } = await loadOrReload(import('./search-body.tsx'));
      setBody(() => SearchBody);
    } catch {
      setOpen(false);
      toast(SEARCH_TEXTS.notLoaded, 'error');
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut =
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey;
    // In a rich text these keys insert a link; during composition they belong to the input method.
    if (!isShortcut || event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!document.querySelector(MODAL)) void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const mod = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t(SEARCH_TEXTS.title)}
        onClick={() => void open()}
      >
        <Icon name="search" />
        {t(SEARCH_TEXTS.open)}
        <span aria-hidden="true">{mod} K</span>
      </button>
      {isOpen && <SearchDialog Body={Body} before={before} onClose={() => setOpen(false)} />}
    </>
  );
}
