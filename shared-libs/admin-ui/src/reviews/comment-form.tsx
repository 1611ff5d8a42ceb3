import { useMessage } from '@admissions/store';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import type { NamedPlace } from './comment-places.ts';
import styles from './reviews.module.css';
import { SendButtons } from './send-buttons.tsx';
import { TEXTS } from './texts.ts';
import type { Reviews } from './use-reviews.ts';

interface CommentFormProps {
  reviews: Reviews;
  places: readonly NamedPlace[];
  commentTarget: { value: string; count: number } | null;
}
/** New comment on the entry, a field or an item. */
export function CommentForm({ reviews, places, commentTarget }: CommentFormProps) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState('/');
  const [text, setText] = useState('');
  const [handledTarget, setHandledTarget] = useState<typeof commentTarget>(null);
  if (commentTarget !== handledTarget) {
    setHandledTarget(commentTarget);
    if (commentTarget) {
      setValue(commentTarget.value);
      setOpen(true);
    }
  }
  const colleagues = reviews.thread?.colleagues ?? [];
  const place = places.find((each) => each.value === value) ?? places[0];
  async function send(): Promise<void> {
    if (!place || text.trim() === '') return;
    const { field, item } = place;
    if (!(await reviews.comment({ field, item }, text.trim()))) return;
    setText('');
    setOpen(false);
  }
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {t(TEXTS.addComment)}
      </Button>
    );
  return (
    <fieldset className={styles.form} aria-label={t(TEXTS.addComment)}>
      <FormField label={t(TEXTS.place)}>
        {(control) => (
          <Select
            {...control}
            className="full"
            showSearch
            optionFilterProp="label"
            value={place?.value}
            options={places.map((each) => ({ value: each.value, label: each.label }))}
            onChange={setValue}
          />
        )}
      </FormField>
      <FormField label={t(TEXTS.text)}>
        {(control) => (
          <Input.TextArea
            {...control}
            // Remount to focus the input for another target.
            key={commentTarget?.count ?? 0}
            autoFocus
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={1000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      {colleagues.length > 0 && (
        <Select<string | null>
          className="full"
          aria-label={t(TEXTS.mention)}
          placeholder={t(TEXTS.mention)}
          value={null}
          options={colleagues.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => setText(`${text}@${name} `)}
        />
      )}
      <SendButtons
        isBusy={reviews.isBusy}
        onSend={() => void send()}
        onCancel={() => setOpen(false)}
      />
    </fieldset>
  );
}
