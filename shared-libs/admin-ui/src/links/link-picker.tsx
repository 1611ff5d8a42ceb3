import { api } from '@admissions/api-client';
import { KINDS } from '@admissions/model/kinds';
import { AREA_LABELS } from '@admissions/protocol';
import { LINK_PATHS, type LinkChoice, type LinkChoices } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Input, Spin } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '../base/load-failure.tsx';
import { Modal } from '../base/overlays.tsx';
import { TEXTS } from '../base/texts.ts';
import { useLoaded } from '../base/use-loaded.ts';
import styles from './links.module.css';
import { loadLinkTarget } from './load-link-target.ts';
import { LINK_TEXTS } from './texts.ts';

const DEBOUNCE_MS = 250;
const PER_PAGE = 20;

interface LinkPickerProps {
  /** Receives the chosen URL. */
  onPick: (href: string) => void;
  onClose: () => void;
}
/** Chooses a page by title, and optionally a heading of it. */
export function LinkPicker({ onPick, onClose }: LinkPickerProps) {
  const t = useMessage();
  const [value, setValue] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [chosen, setChosen] = useState<LinkChoice | null>(null);
  const words = value.trim();
  const {
    data: found,
    error,
    reload,
  } = useLoaded(
    async (signal): Promise<LinkChoices | null> => {
      // No search while an input method composes a word.
      if (isComposing) return found;
      const params = { q: words, perpage: PER_PAGE };
      return api().get(LINK_PATHS.search, { params, signal, silent: true });
    },
    [words, isComposing],
    words === '' ? 0 : DEBOUNCE_MS,
  );
  const rest = found ? found.total - found.list.length : 0;
  return (
    <Modal
      open
      title={t(LINK_TEXTS.title)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <Input
        aria-label={t(LINK_TEXTS.search)}
        placeholder={t(LINK_TEXTS.search)}
        allowClear
        autoFocus
        maxLength={60}
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          setChosen(null);
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onPressEnter={(event) => {
          // The dialog is inside the entry's form, which Enter must not submit.
          event.preventDefault();
          const [first] = found?.list ?? [];
          if (!event.nativeEvent.isComposing && event.keyCode !== 229 && first) setChosen(first);
        }}
      />
      <LoadFailure error={error} reload={reload} />
      {!found && error === null && <Spin className="space-s" />}
      {found?.list.length === 0 && <p role="status">{t(LINK_TEXTS.none)}</p>}
      {found && found.list.length > 0 && (
        <ul
          aria-label={t(words === '' ? LINK_TEXTS.pages : LINK_TEXTS.found)}
          className={styles.choices}
        >
          {found.list.map((choice) => (
            <ChoiceRow
              key={`${choice.kind} ${choice.id}`}
              choice={choice}
              isChosen={choice === chosen}
              onChoose={() => setChosen(choice)}
              onPick={onPick}
            />
          ))}
        </ul>
      )}
      {rest > 0 && <p className="soft">{t(LINK_TEXTS.more, { count: rest })}</p>}
    </Modal>
  );
}

interface ChoiceRowProps extends Pick<LinkPickerProps, 'onPick'> {
  choice: LinkChoice;
  isChosen: boolean;
  onChoose: () => void;
}
/** A page as a link target; once chosen, also its headings. */
function ChoiceRow({ choice, isChosen, onChoose, onPick }: ChoiceRowProps) {
  const t = useMessage();
  const { kind: id, area, title, url, state, parent } = choice;
  const kind = KINDS.find((each) => each.id === id);
  return (
    <li>
      <button type="button" aria-expanded={isChosen} onClick={onChoose}>
        <span className="semi">
          {title}
          {state !== 'published' && <small className={styles.tag}>{t(TEXTS[state])}</small>}
        </span>
        <small>
          {parent && `${parent}・`}
          {kind ? `${t(AREA_LABELS[area])}・${t(kind.label)}` : t(LINK_TEXTS.page)}
        </small>
        <small className={styles.address}>{url}</small>
      </button>
      {isChosen && <PageParts url={url} onPick={onPick} />}
    </li>
  );
}

function PageParts({ url, onPick }: { url: string } & Pick<LinkPickerProps, 'onPick'>) {
  const t = useMessage();
  const { data: target } = useLoaded(() => loadLinkTarget(url), [url]);
  // A URL with a fragment has no further parts.
  const parts = url.includes('#') ? [] : (target?.headings ?? []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form field
    <div role="group" aria-label={t(LINK_TEXTS.part)} className={styles.parts}>
      <Button type="primary" size="small" onClick={() => onPick(url)}>
        {t(parts.length > 0 ? LINK_TEXTS.whole : LINK_TEXTS.use)}
      </Button>
      {parts.map(({ anchor, text }) => (
        <Button key={anchor} size="small" onClick={() => onPick(`${url}#${anchor}`)}>
          # {text}
        </Button>
      ))}
    </div>
  );
}
