import { useAppStore, useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { EarlySearch } from './early-search.tsx';
import styles from './search-button.module.css';
import type { SearchDialogProps } from './search-dialog.tsx';
import { SEARCH_TEXTS } from './texts.ts';

type Dialog = (props: SearchDialogProps) => React.ReactNode;
const load = () => import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog);
const MODAL = 'dialog[open], [aria-modal=true]';

/** Opens the search of everything; so does Ctrl+K (⌘K) on every page. Its code comes with the first opening, and what is typed meanwhile is taken. */
export function SearchButton() {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState<Element | null>(null);
  const [words, setWords] = useState('');
  const word = useRef<Promise<void> | null>(null);
  async function open() {
    // What was being done has the focus again afterwards, also where the code takes a moment.
    setBefore(document.activeElement);
    setWords('');
    setOpen(true);
    if (dialog) return;
    try {
      const Dialog = await load().catch(load);
      await word.current;
      setDialog({ Dialog });
    } catch {
      setOpen(false);
      toast(t(SEARCH_TEXTS.notLoaded), 'error');
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAsked =
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey;
    // In a text the same keys make a link; while a word is composed they belong to the input method.
    if (!isAsked || event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!document.querySelector(MODAL)) void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const mod = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
  const Shown = dialog?.Dialog;
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
      {isOpen && !Shown && (
        <EarlySearch words={words} onWords={setWords} word={word} onClose={() => setOpen(false)} />
      )}
      {isOpen && Shown && <Shown early={words} before={before} onClose={() => setOpen(false)} />}
    </>
  );
}
