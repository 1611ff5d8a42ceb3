import { api } from '@admissions/api-client';
import { fillPlaceholders } from '@admissions/model/messages';
import {
  SEARCH_MAX,
  SITE_READ_PATHS,
  type Suggestion,
  type SuggestionData,
} from '@admissions/protocol';
import { useAddress } from '@admissions/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Marked } from '../../lib/marked.tsx';
import { getHitType } from './hit-types.ts';
import styles from './search-box.module.css';
import { TEXTS } from './texts.ts';

interface SearchBoxProps {
  id: string;
  typed: string;
}
/** Suggests while typing; a plain field without JavaScript. */
export function SearchBox({ id, typed }: SearchBoxProps) {
  const navigate = useNavigate();
  const address = useAddress();
  const listId = useId();
  const { list, suggest } = useSuggestions();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && list.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const open = (index: number) => {
    const chosen = list[index];
    if (!chosen) return;
    setOpen(false);
    void navigate(address(chosen.url));
  };
  const move = (step: number) => {
    // One more than the suggestions: the typed text itself.
    const places = list.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  function onKeyDown(event: KeyboardEvent) {
    // While a Chinese word is composed, its keys belong to the input method.
    if (event.nativeEvent.isComposing || !isShown) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && active >= 0) open(active);
    else {
      if (event.key === 'Enter') setOpen(false);
      return;
    }
    event.preventDefault();
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
  } as const;
  return (
    <div className={styles.box}>
      <label className="vh" htmlFor={id}>
        {TEXTS.searchLabel}
      </label>
      <input
        id={id}
        type="search"
        className="control"
        name="q"
        defaultValue={typed}
        maxLength={SEARCH_MAX}
        placeholder={TEXTS.examples}
        autoComplete="off"
        // An empty search is for typing, results are for reading. `autoFocus` covers new documents.
        // biome-ignore lint/a11y/noAutofocus: there is nothing on the page before the field but its name
        autoFocus={typed === ''}
        data-focus-first={typed === '' || undefined}
        {...(isAlive && combobox)}
        onChange={({ target }) => {
          setOpen(true);
          setActive(-1);
          suggest(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {isShown && <Options id={listId} list={list} active={active} idOf={optionId} open={open} />}
      <span role="status" className="vh">
        {isShown && fillPlaceholders(TEXTS.suggestionCount, { count: list.length })}
      </span>
    </div>
  );
}

interface OptionsProps {
  id: string;
  list: ReturnType<typeof useSuggestions>['list'];
  active: number;
  idOf: (index: number) => string;
  open: (index: number) => void;
}
function Options({ id, list, active, idOf, open }: OptionsProps) {
  return (
    <div role="listbox" id={id} aria-label={TEXTS.suggestions} className={styles.list}>
      {list.map(({ kind, id: entry, title, marks, url }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={`${kind} ${entry}`}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // The field keeps the focus until the click has arrived.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => open(index)}
        >
          <span>
            <Marked text={title} marks={marks} />
          </span>
          <span className="note">{getHitType({ kind, url })}</span>
        </div>
      ))}
    </div>
  );
}

const DEBOUNCE_MS = 200;

/** Debounced; a failed request yields no suggestions. */
function useSuggestions() {
  const [list, setList] = useState<readonly Suggestion[]>([]);
  const pending = useRef<AbortController>(null);
  useEffect(() => () => pending.current?.abort(), []);
  async function suggest(typed: string) {
    pending.current?.abort();
    const q = typed.trim();
    if (q === '') {
      setList([]);
      return;
    }
    const controller = new AbortController();
    pending.current = controller;
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    if (controller.signal.aborted) return;
    const found = await api()
      .get<SuggestionData>(SITE_READ_PATHS.suggestions, {
        params: { q },
        signal: controller.signal,
        silent: true,
        once: true,
      })
      .catch(() => null);
    if (!controller.signal.aborted) setList(found?.list ?? []);
  }
  return { list, suggest: (typed: string) => void suggest(typed) };
}
