import { useMessage } from '@admissions/store';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { WordsField } from '../base/words-field.tsx';
import { SENTENCES, SendButtons } from './form-parts.tsx';
import styles from './reviews.module.css';
import { TEXTS } from './texts.ts';
import type { Reviews } from './use-reviews.ts';

export interface ReviewRequest {
  reviews: Reviews;
  /** Saves the draft; returns whether that worked. */
  onSaveDraft: () => Promise<boolean>;
  /** The form's main button requests the review. */
  isApprovalMissing: boolean;
  isRequesting: boolean;
  onRequest: () => Promise<void>;
  onRequestEnd: () => void;
}
interface ReviewRequestProps extends ReviewRequest {
  me: number;
  /** A request is open already. */
  isAgain: boolean;
}
/** Requests a review from a colleague, after saving the draft. */
export function ReviewRequestForm({ reviews, me, onSaveDraft, ...request }: ReviewRequestProps) {
  const t = useMessage();
  const [of, setOf] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { thread } = reviews;
  const colleagues = (thread?.colleagues ?? []).filter(
    ({ id }) => id !== thread?.lastEditorId && id !== me,
  );
  async function send(): Promise<void> {
    setError(of === null ? t(TEXTS.choose) : undefined);
    if (of === null) return;
    if (!(await onSaveDraft())) return;
    if (!(await reviews.requestReview(of, note.trim(), t(TEXTS.sent)))) return;
    request.onRequestEnd();
    setOf(null);
    setNote('');
  }
  if (!request.isRequesting)
    return request.isApprovalMissing ? null : (
      <Button onClick={() => void request.onRequest()} disabled={reviews.isBusy}>
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
    <fieldset className={`below-xs ${styles.form}`} aria-label={t(TEXTS.requestReview)}>
      <FormField label={TEXTS.colleague} error={error}>
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
      <WordsField {...SENTENCES} label={TEXTS.note} value={note} onChange={setNote} />
      <SendButtons isBusy={reviews.isBusy} onSend={send} onCancel={request.onRequestEnd} />
    </fieldset>
  );
}
