import { Button, FormField, Input, Modal, Select } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/model/forms';
import type { BulkReplyAnswer, ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import type { FormScreen, Listed } from '../../lib/form-screen.ts';
import type { Reply } from '../../lib/reply.ts';
import { createTemplate } from '../../lib/reply.ts';
import { useReplyOffice } from '../../lib/use-reply-office.ts';
import styles from './bulk-reply-dialog.module.css';
import { TEXTS } from './texts.ts';
import { useBulkReply } from './use-bulk-reply.ts';

interface DialogProps {
  screen: FormScreen;
  chosen: readonly Listed<VisitorForm>[];
  onClose: () => void;
  onDone: (isSent: boolean) => void;
}
/** A letter to all chosen applications: written, previewed, sent. */
export function BulkReplyDialog({ screen, chosen, onClose, onDone }: DialogProps) {
  const t = useMessage();
  const office = useReplyOffice();
  const [template, setTemplate] = useState<ReviewState>('contacted');
  const [typed, setTyped] = useState<Reply | null>(null);
  const letter = typed ?? createTemplate(template, { form: screen.form.label['zh-TW'], office });
  const { preview, error, isBusy, call, edit } = useBulkReply(screen, chosen, onDone);
  const footer = preview ? (
    <>
      <Button onClick={edit}>{t(TEXTS.bulkReply.edit)}</Button>
      <Button type="primary" loading={isBusy} onClick={() => void call(letter, template, false)}>
        {t(TEXTS.bulkReply.send, { count: preview.count })}
      </Button>
    </>
  ) : (
    <Button type="primary" loading={isBusy} onClick={() => void call(letter, template, true)}>
      {t(TEXTS.bulkReply.preview)}
    </Button>
  );
  return (
    <Modal
      open
      width={680}
      title={t(TEXTS.bulkReply.title, { count: chosen.length })}
      // A stray click beside the dialog must not lose the text.
      mask={{ closable: false }}
      onCancel={onClose}
      footer={footer}
    >
      {preview ? (
        <Preview preview={preview} />
      ) : (
        <>
          <FormField label={t(TEXTS.bulkReply.template)}>
            {(control) => (
              <Select
                {...control}
                className="full"
                value={template}
                options={REVIEW_STATES.map((each) => ({
                  value: each,
                  label: t(`review.state.${each}`),
                }))}
                onChange={(next: ReviewState) => {
                  setTemplate(next);
                  setTyped(null);
                }}
              />
            )}
          </FormField>
          <FormField label={t(TEXTS.bulkReply.subject)}>
            {(control) => (
              <Input
                {...control}
                maxLength={200}
                value={letter.subject}
                onChange={({ target }) => setTyped({ ...letter, subject: target.value })}
              />
            )}
          </FormField>
          <FormField
            label={t(TEXTS.bulkReply.body)}
            hint={t(TEXTS.bulkReply.placeholders)}
            error={error}
          >
            {(control) => (
              <Input.TextArea
                {...control}
                maxLength={5000}
                autoSize={{ minRows: 8, maxRows: 16 }}
                value={letter.body}
                onChange={({ target }) => setTyped({ ...letter, body: target.value })}
              />
            )}
          </FormField>
          <p className="note mini">
            {t(TEXTS.bulkReply.after, {
              state: t(`review.state.${template === 'new' ? 'contacted' : template}`),
            })}
          </p>
        </>
      )}
    </Modal>
  );
}

function Preview({ preview: { count, letters, without } }: { preview: BulkReplyAnswer }) {
  const t = useMessage();
  return (
    <>
      <p role="status">{t(TEXTS.bulkReply.previewed, { shown: letters.length, count })}</p>
      {without.length > 0 && (
        <p className="note">{t(TEXTS.bulkReply.without, { references: without.join('、') })}</p>
      )}
      {letters.map(({ reference, subject, text }) => (
        <article key={reference} className={styles.letter} lang="zh-Hant-TW">
          <h3>{subject}</h3>
          {text}
        </article>
      ))}
    </>
  );
}
