import { useMessage } from '@admissions/store';
import { Button, Icon } from '@admissions/ui';
import type { ComponentType, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FieldOptions, SearchBodyProps } from './search-body.tsx';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './texts.ts';

/** An address may be pasted; of words only the first are asked for. */
const MAX_INPUT_LENGTH = 500;

interface SearchDialogProps {
  /** What searches and shows; null while its code is on the way. */
  Body: ComponentType<SearchBodyProps> | null;
  /** What has the focus again afterwards. */
  before: Element | null;
  onClose: () => void;
}
/** The window of the search with the field in which one types: it is there at once and stays the same, so that no letter is lost when the rest comes. */
export function SearchDialog({ Body, before, onClose }: SearchDialogProps) {
  const t = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [value, setValue] = useState('');
  const [isComposing, setComposing] = useState(false);
  /** What is searched for: not what is being put together out of sounds. */
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState<FieldOptions | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Browsers do this when a dialog closes, but not when it is taken away open.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t(SEARCH_TEXTS.title)}
      aria-busy={!Body}
      onClose={onClose}
      onCancel={(event) => {
        // Esc while composing gives up the word, not the search.
        if (isComposing) event.preventDefault();
      }}
    >
      <div className={styles.head}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t(SEARCH_TEXTS.field)}
          aria-autocomplete="list"
          aria-expanded={options?.active !== undefined}
          aria-controls={options?.list}
          aria-activedescendant={options?.active}
          placeholder={t(SEARCH_TEXTS.field)}
          value={value}
          maxLength={MAX_INPUT_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target, nativeEvent }) => {
            setValue(target.value);
            if (!isComposing && !(nativeEvent as InputEvent).isComposing)
              setTyped(target.value.trim());
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={({ currentTarget }) => {
            setComposing(false);
            setTyped(currentTarget.value.trim());
          }}
          onKeyDown={(event) => {
            // While a word is put together its keys belong to the input method; Safari says so by the code alone.
            if (!event.nativeEvent.isComposing && event.keyCode !== 229) keys.current?.(event);
          }}
        />
        <Button look="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {Body && <Body {...{ typed, isComposing, keys, onClose }} onOptions={setOptions} />}
    </dialog>
  );
}
