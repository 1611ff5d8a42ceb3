import type { LinkChoice } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button, Input, Spin } from 'antd';
import { useState } from 'react';
import { Modal } from '../base/overlays.tsx';
import { LinkChoiceRow } from './link-choice-row.tsx';
import styles from './links.module.css';
import { LINK_TEXTS } from './texts.ts';
import { useLinkChoices } from './use-link-choices.ts';

export interface LinkPickerProps {
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
  const { found, failure } = useLinkChoices(isComposing ? null : words);
  const rest = found ? found.total - found.list.length : 0;
  const isChosen = ({ url, id, kind }: LinkChoice) =>
    chosen !== null && chosen.url === url && chosen.id === id && chosen.kind === kind;
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
      {failure && <Alert type="error" showIcon role="alert" title={failure} className="space-s" />}
      {!found && !failure && <Spin className="space-s" />}
      {found?.list.length === 0 && <p role="status">{t(LINK_TEXTS.none)}</p>}
      {found && found.list.length > 0 && (
        <ul
          aria-label={t(words === '' ? LINK_TEXTS.pages : LINK_TEXTS.found)}
          className={styles.choices}
        >
          {found.list.map((choice) => (
            <LinkChoiceRow
              key={`${choice.kind} ${choice.id}`}
              choice={choice}
              isChosen={isChosen(choice)}
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
