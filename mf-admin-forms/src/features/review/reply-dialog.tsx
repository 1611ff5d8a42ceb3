import { Button, Modal, Switch } from '@admissions/admin-ui';
import { api, errorMessage, isConflict } from '@admissions/api-client';
import { allows, type DateRange, formatMoment } from '@admissions/model';
import { audienceOf } from '@admissions/model/forms';
import { type ReplyWrite, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { ADMIN_GO_LIVE } from '@admissions/protocol/staff';
import { useAppStore, useMessage, useToast } from '@admissions/store';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Reviewed } from '../../lib/form-screen.ts';
import styles from '../../lib/letter-fields.module.css';
import { LetterFields } from '../../lib/letter-fields.tsx';
import { createReply, type Reply, type Template } from '../../lib/reply.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { useReplyOffice } from '../../lib/use-reply-office.ts';
import { mailLink } from './mail-link.ts';
import { REPLY_TEXTS } from './reply-texts.ts';
import { findStateAfter } from './review-change.ts';
import { TEXTS } from './texts.ts';
import type { ReplyPartProps } from './use-review.ts';

interface ReplyProps extends ReplyPartProps {
  to: string;
  /** A draft of the text; empty for none. */
  unsentText: string;
  onWrite: (text: string) => void;
  onClose: () => void;
}
/** A mail to the applicant from the state's template; a mailto link without a mail server. */
export function ReplyDialog(props: ReplyProps) {
  const { entry, to, onWrite, onClose } = props;
  const t = useMessage();
  const copy = useCopy();
  const me = useAppStore((state) => state.session?.user.info.id);
  const maySetUp = useAppStore(({ session }) => allows(session?.priv, 'setting'));
  const { template, letter, type, chooseTemplate } = useLetter(props);
  const [keepsState, setKeepsState] = useState(false);
  const [keepsAssignee, setKeepsAssignee] = useState(false);
  const after = findStateAfter(entry, template.state);
  const isFree = entry.assignee === null && me !== undefined;
  const { send, isSending, error } = useSendReply(props);
  const submit = () =>
    void send({
      subject: letter.subject,
      text: letter.body,
      ...(after && !keepsState && { state: after }),
      ...(isFree && !keepsAssignee && { assignee: me }),
    });
  const copyText = () => void copy(letter.body, t(REPLY_TEXTS.copied), t(REPLY_TEXTS.copyFailed));
  return (
    <Modal
      open
      width={640}
      title={t(TEXTS.review.mailTo, { name: String(entry.name ?? to) })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={copyText}>{t(REPLY_TEXTS.copy)}</Button>
          <Button
            type={entry.canReply ? 'default' : 'primary'}
            href={mailLink({ to, ...letter })}
            onClick={onClose}
          >
            {t(REPLY_TEXTS.open)}
          </Button>
          {entry.canReply && (
            <Button type="primary" loading={isSending} onClick={submit}>
              {t(REPLY_TEXTS.send)}
            </Button>
          )}
        </>
      }
    >
      <p className="note mini">
        {t(entry.canReply ? REPLY_TEXTS.noteSends : REPLY_TEXTS.noteOwn)}{' '}
        {!entry.canReply && maySetUp && (
          <Link to={`${ADMIN_GO_LIVE}#step-mail`}>{t(SHARED_TEXTS.setUpMail)}</Link>
        )}
      </p>
      <div className={styles.fields}>
        <LetterFields
          template={template}
          letter={letter}
          error={error}
          setLetter={({ subject, body }) => {
            if (body === letter.body) return type({ subject });
            type({ body });
            onWrite(body);
          }}
          chooseTemplate={chooseTemplate}
        />
        {entry.canReply && after && (
          <Also
            label={t(REPLY_TEXTS.alsoState, { state: t(`review.state.${after}`) })}
            isOn={!keepsState}
            onChange={(on) => setKeepsState(!on)}
          />
        )}
        {entry.canReply && isFree && (
          <Also
            label={t(REPLY_TEXTS.alsoMine)}
            isOn={!keepsAssignee}
            onChange={(on) => setKeepsAssignee(!on)}
          />
        )}
      </div>
    </Modal>
  );
}

interface AlsoProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}
function Also({ label, isOn, onChange }: AlsoProps) {
  const id = useId();
  return (
    <span className={`line ${styles.also}`}>
      <Switch id={id} size="small" checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

/** The text from the state's template, signed by the office, until somebody types. */
function useLetter({ screen: { form }, entry, values, unsentText, onWrite }: ReplyProps) {
  const office = useReplyOffice();
  const [template, setTemplate] = useState<Template>({ state: values.state });
  const draft = createReply(template, {
    form: form.label['zh-TW'],
    reference: entry.reference,
    name: String(entry.name ?? ''),
    audience: audienceOf(form, entry),
    school: String(entry.school ?? ''),
    dates: entry.dates as DateRange | null,
    scheduledAt: values.scheduledAt && formatMoment(values.scheduledAt),
    office,
  });
  const [typed, setTyped] = useState<Partial<Reply>>(unsentText ? { body: unsentText } : {});
  return {
    template,
    letter: { ...draft, ...typed },
    /** What was not typed follows the office and the template. */
    type: (change: Partial<Reply>) => setTyped((all) => ({ ...all, ...change })),
    chooseTemplate(next: Template) {
      setTemplate(next);
      setTyped({});
      onWrite('');
    },
  };
}

/** Sends the mail; a conflict keeps the text and loads the current state. */
function useSendReply({ entry, onWrite, onClose, onAnswered, onConflict }: ReplyProps) {
  const t = useMessage();
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');

  async function send(letter: Omit<ReplyWrite, 'revision'>) {
    setSending(true);
    setError('');
    try {
      const body: ReplyWrite = { ...letter, revision: entry.revision };
      const answered = await api().post<Reviewed>(SUBMISSION_PATHS.reply(entry.id), body);
      onWrite('');
      onAnswered(answered);
      toast(REPLY_TEXTS.sent, 'success');
      onClose();
    } catch (failure) {
      if (isConflict(failure)) onConflict(failure.current as Reviewed);
      setError(isConflict(failure) ? t(REPLY_TEXTS.older) : errorMessage(failure, t));
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, error };
}
