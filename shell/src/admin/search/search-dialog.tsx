import { ADMIN_DASHBOARD, SEARCH_MAX } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { Button, Icon } from '@admissions/ui';
import type { CompositionEvent, KeyboardEvent } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBoot } from '../../remotes/boot-context.ts';
import { TEXTS } from '../dashboard/texts.ts';
import { listScreens } from '../menu/build-menu.ts';
import type { SearchLine } from './build-groups.ts';
import { buildGroups } from './build-groups.ts';
import { keepOpened, readOpened } from './recent.ts';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { SEARCH_TEXTS } from './texts.ts';
import { useDeskSearch } from './use-desk-search.ts';

export interface SearchDialogProps {
  /** What was typed before the search was there. */
  early: string;
  /** What has the focus again afterwards. */
  before: Element | null;
  onClose: () => void;
}
const OVERVIEW = { path: ADMIN_DASHBOARD, label: TEXTS.title, area: null };
const FIRST = 8;
const MORE = 40;

/** The search of everything that the account may see: content, requests, people, files and screens. */
export function SearchDialog({ early, before, onClose }: SearchDialogProps) {
  const t = useMessage();
  const navigate = useNavigate();
  const { registry } = useBoot();
  const session = useAppStore((state) => state.session);
  const account = session?.user.info.id ?? 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(early);
  const [isComposing, setComposing] = useState(false);
  /** What is searched for: not what is being put together out of sounds. */
  const [typed, setTyped] = useState(early.trim());
  const [perpage, setPerpage] = useState(FIRST);
  const [active, setActive] = useState(0);
  const [opened] = useState(() => readOpened(account));
  const screens = useMemo(
    () => [OVERVIEW, ...listScreens(registry, session?.priv ?? {})],
    [registry, session],
  );
  const { found, isWaiting, isSlow, failure, again } = useDeskSearch(
    isComposing ? null : typed,
    perpage,
  );
  const groups = useMemo(
    () => buildGroups({ typed, screens, found, opened }, t),
    [typed, screens, found, opened, t],
  );
  const lines = groups.flatMap((group) => group.lines);
  const isMore = (found?.data.total ?? 0) > (found?.data.list.length ?? 0) && perpage === FIRST;
  const current = Math.min(active, lines.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    dialog.current?.showModal();
    // After what was typed, not before it.
    input.current?.setSelectionRange(SEARCH_MAX, SEARCH_MAX);
    // Browsers do this when a dialog closes, but not when it is taken away open.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is in view when it is chosen
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function ask(words: string) {
    setTyped(words.trim());
    setPerpage(FIRST);
    setActive(0);
  }
  function open(chosen: SearchLine | undefined) {
    if (!chosen) return;
    if (chosen.isKept) keepOpened(account, chosen);
    onClose();
    void navigate(chosen.url);
  }
  function onKeyDown(event: KeyboardEvent) {
    // While a word is put together its keys belong to the input method; Safari says so by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = lines.length - 1;
    if (event.key === 'ArrowDown') setActive(current >= last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setActive(current <= 0 ? last : current - 1);
    else if (event.key === 'Enter') {
      // What is shown may still be the answer to earlier words.
      if (!isWaiting) open(lines[current]);
    } else return;
    event.preventDefault();
  }
  function onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    setComposing(false);
    ask(currentTarget.value);
  }
  const status = () => {
    if (isSlow) return t(SEARCH_TEXTS.slow);
    if (isWaiting) return t(SEARCH_TEXTS.waiting);
    if (typed === '' || failure || !found) return '';
    const count = lines.length + Math.max(0, found.data.total - found.data.list.length);
    return count > 0
      ? t(SEARCH_TEXTS.count, { count })
      : t(SEARCH_TEXTS.none, { words: found.words });
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t(SEARCH_TEXTS.title)}
      onClose={onClose}
      onCancel={(event) => {
        // Esc while composing gives up the word, not the search.
        if (isComposing) event.preventDefault();
      }}
    >
      <div className={styles.head}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t(SEARCH_TEXTS.field)}
          aria-autocomplete="list"
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-activedescendant={lines.length > 0 ? optionId(current) : undefined}
          placeholder={t(SEARCH_TEXTS.field)}
          value={value}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target, nativeEvent }) => {
            setValue(target.value);
            if (!isComposing && !(nativeEvent as InputEvent).isComposing) ask(target.value);
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={onKeyDown}
        />
        <Button look="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      <div className={styles.results} aria-busy={isWaiting}>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}{' '}
            <Button look="quiet" onClick={again}>
              {t('network.retry')}
            </Button>
          </p>
        )}
        {typed === '' && lines.length === 0 && (
          <p className={styles.hint}>{t(SEARCH_TEXTS.hint)}</p>
        )}
        <SearchResults
          id={listId}
          groups={groups}
          current={current}
          optionId={optionId}
          onActive={setActive}
          onOpen={open}
        />
        {isMore && typed !== '' && (
          <Button look="quiet" onClick={() => setPerpage(MORE)}>
            {t(SEARCH_TEXTS.more, { count: found?.data.total ?? 0 })}
          </Button>
        )}
      </div>
      <p className={styles.foot}>
        <span role="status">{status()}</span>
        <span aria-hidden="true">{t(SEARCH_TEXTS.keys)}</span>
      </p>
    </dialog>
  );
}
