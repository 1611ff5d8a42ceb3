import { useAppStoreApi, useMessage } from '@admissions/store';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import styles from './reviews.module.css';
import { SendButtons } from './send-buttons.tsx';
import { TEXTS } from './texts.ts';
import type { Reviews } from './use-reviews.ts';

interface ReviewRequestProps {
  reviews: Reviews;
  me: number;
  /** A request is open already. */
  isAgain: boolean;
  isNew: boolean;
  onSaveDraft: () => Promise<number | null | undefined>;
}
/** Requests a review from a colleague, after saving the draft. */
export function ReviewRequestForm({ reviews, me, onSaveDraft, ...request }: ReviewRequestProps) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [isOpen, setOpen] = useState(false);
  const [of, setOf] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { thread } = reviews;
  const colleagues = (thread?.colleagues ?? []).filter(
    ({ id }) => id !== thread?.lastEditorId && id !== me,
  );
  /** A new entry must be saved before a review can be requested. */
  async function open(): Promise<void> {
    if (request.isNew && (await onSaveDraft()) === null)
      return store.getState().toast(t(TEXTS.nothing), 'info');
    setOpen(true);
  }
  async function send(): Promise<void> {
    setError(of === null ? t(TEXTS.choose) : undefined);
    if (of === null) return;
    const draftId = await onSaveDraft();
    if (draftId === undefined) return;
    if (!(await reviews.requestReview(of, note.trim(), draftId, t(TEXTS.sent)))) return;
    setOpen(false);
    setOf(null);
    setNote('');
  }
  if (!isOpen)
    return (
      <Button onClick={() => void open()} disabled={reviews.isBusy}>
        {t(request.isAgain ? TEXTS.requestAgain : TEXTS.requestReview)}
      </Button>
    );
  if (thread && colleagues.length === 0)
    return (
      <p className={styles.state} data-tone="warn">
        {t(TEXTS.nobody)}
      </p>
    );
  return (
    <fieldset className={styles.form} aria-label={t(TEXTS.requestReview)}>
      <FormField label={t(TEXTS.colleague)} error={error}>
        {(control) => (
          <Select
            {...control}
            autoFocus
            className="full"
            showSearch
            optionFilterProp="label"
            placeholder={t(TEXTS.choose)}
            loading={thread === null}
            value={of}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setOf}
          />
        )}
      </FormField>
      <FormField label={t(TEXTS.note)}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </FormField>
      <SendButtons
        isBusy={reviews.isBusy}
        onSend={() => void send()}
        onCancel={() => setOpen(false)}
      />
    </fieldset>
  );
}
