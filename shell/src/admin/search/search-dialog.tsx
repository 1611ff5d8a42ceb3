import { useMessage } from '@admissions/store';
import { Button, Icon } from '@admissions/ui';
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldOptions, SearchBodyProps } from './search-body.tsx';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './texts.ts';

/** Long enough for a pasted address; queries are cut at `SEARCH_MAX`. */
const MAX_INPUT_LENGTH = 500;

interface SearchDialogProps {
  /** Null while the code loads. */
  Body: ComponentType<SearchBodyProps> | null;
  /** Receives the focus on close. */
  before: Element | null;
  onClose: () => void;
}
/** The field renders at once and stays mounted, so that no key is lost while the code loads. */
export function SearchDialog({ Body, before, onClose }: SearchDialogProps) {
  const t = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [value, setValue] = useState('');
  const [isComposing, setComposing] = useState(false);
  /** The query, without text that is still being composed. */
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState<FieldOptions | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Browsers restore the focus on close, but not when an open dialog is removed.
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
        // Esc while composing cancels the composition, not the search.
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
            // During composition keys belong to the input method; Safari shows it by the key code only.
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
