import { Button, Modal } from '@admissions/admin-ui';
import { api, errorMessage, isApiError, isConflict } from '@admissions/api-client';
import { type BulkReplyAnswer, formPathsOf, type ReviewState } from '@admissions/protocol/forms';
import { useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import type { FormScreen, Listed } from '../../lib/form-screen.ts';
import fields from '../../lib/letter-fields.module.css';
import { LetterFields } from '../../lib/letter-fields.tsx';
import { createTemplate, type Reply, type Template } from '../../lib/reply.ts';
import { useReplyOffice } from '../../lib/use-reply-office.ts';
import styles from './bulk-reply-dialog.module.css';
import { TEXTS } from './texts.ts';

interface DialogProps {
  screen: FormScreen;
  chosen: readonly Listed[];
  onClose: () => void;
  /** Sent, or changed by somebody else meanwhile. */
  onDone: (isSent: boolean) => void;
}
/** A mail to all chosen submissions: written, previewed, sent. */
export function BulkReplyDialog({ screen, chosen, onClose, onDone }: DialogProps) {
  const t = useMessage();
  const office = useReplyOffice();
  const [template, setTemplate] = useState<Template>({ state: 'contacted' });
  const [typed, setTyped] = useState<Reply | null>(null);
  const letter = typed ?? createTemplate(template, { form: screen.form.label['zh-TW'], office });
  const { preview, error, isBusy, call, edit } = useBulkReply({ screen, chosen, onDone });
  const footer = preview ? (
    <>
      <Button onClick={edit}>{t(TEXTS.bulkReply.edit)}</Button>
      <Button
        type="primary"
        loading={isBusy}
        onClick={() => void call(letter, template.state, false)}
      >
        {t(TEXTS.bulkReply.send, { count: preview.count })}
      </Button>
    </>
  ) : (
    <Button type="primary" loading={isBusy} onClick={() => void call(letter, template.state, true)}>
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
        <div className={fields.fields}>
          <LetterFields
            template={template}
            letter={letter}
            error={error}
            setLetter={setTyped}
            chooseTemplate={(next) => {
              setTemplate(next);
              setTyped(null);
            }}
          />
          <p className="note mini">{t(TEXTS.bulkReply.placeholders)}</p>
          <p className="note mini">
            {t(TEXTS.bulkReply.after, {
              state: t(`review.state.${template.state === 'new' ? 'contacted' : template.state}`),
            })}
          </p>
        </div>
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

/** One mail to each chosen submission, after a preview of the first three. */
function useBulkReply({ screen: { form }, chosen, onDone }: Omit<DialogProps, 'onClose'>) {
  const t = useMessage();
  const toast = useToast();
  const [preview, setPreview] = useState<BulkReplyAnswer | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function call({ subject, body }: Reply, template: ReviewState, isPreview: boolean) {
    setBusy(true);
    setError('');
    try {
      const answer = await api().post<BulkReplyAnswer>(formPathsOf(form).bulkReply, {
        items: chosen.map(({ id, revision }) => ({ id, revision })),
        subject,
        text: body,
        ...(template !== 'new' && { state: template }),
        isPreview,
      });
      if (isPreview) return setPreview(answer);
      toast(t(TEXTS.bulkReply.sent, { count: answer.count }), 'success');
      onDone(true);
    } catch (failure) {
      if (isConflict(failure)) {
        toast(TEXTS.bulk.older, 'error');
        return onDone(false);
      }
      const messages = isApiError(failure) ? Object.values(failure.errors).flat() : [];
      setError(messages.join(' ') || errorMessage(failure, t));
      setPreview(null);
    } finally {
      setBusy(false);
    }
  }
  return { preview, error, isBusy, call, edit: () => setPreview(null) };
}
