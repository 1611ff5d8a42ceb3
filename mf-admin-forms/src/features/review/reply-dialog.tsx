import { Button, Modal, Switch } from '@admissions/admin-ui';
import type { DateRange } from '@admissions/model';
import { formatMoment } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { audienceOf } from '@admissions/model/forms';
import type { ReviewState } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import styles from '../../lib/letter-fields.module.css';
import { LetterFields } from '../../lib/letter-fields.tsx';
import { createReply } from '../../lib/reply.ts';
import { useReplyOffice } from '../../lib/use-reply-office.ts';
import { mailLink } from './mail-link.ts';
import { REPLY_TEXTS } from './reply-texts.ts';
import { findStateAfter } from './review-states.ts';
import { TEXTS } from './texts.ts';
import { useSendReply } from './use-send-reply.ts';

interface ReplyProps {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
  to: string;
  /** A draft of the text; empty for none. */
  unsentText: string;
  onWrite: (text: string) => void;
  onClose: () => void;
  onAnswered: (entry: Reviewed<VisitorForm>) => void;
  onConflict: (entry: Reviewed<VisitorForm>) => void;
}
/** A mail to the applicant from the state's template; a mailto link without a mail server. */
export function ReplyDialog(props: ReplyProps) {
  const { entry, to, onWrite, onClose } = props;
  const t = useMessage();
  const me = useAppStore((state) => state.session?.user.info.id);
  const writing = useLetter(props);
  const { template, letter } = writing;
  const [keepsState, setKeepsState] = useState(false);
  const [keepsAssignee, setKeepsAssignee] = useState(false);
  const after = findStateAfter(entry, template);
  const isFree = entry.assignee === null && me !== undefined;
  const { send, isSending, error } = useSendReply(props);
  const submit = () =>
    void send({
      subject: letter.subject,
      text: letter.body,
      ...(after && !keepsState && { state: after }),
      ...(isFree && !keepsAssignee && { assignee: me }),
    });
  return (
    <Modal
      open
      width={640}
      title={t(TEXTS.review.mailTo, { name: String(entry.name ?? to) })}
      onCancel={onClose}
      footer={
        <>
          <CopyButton text={letter.body} />
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
      <div className={styles.fields}>
        <LetterFields
          {...writing}
          error={error}
          setLetter={(typed) => {
            writing.setLetter(typed);
            if (typed.body !== letter.body) onWrite(typed.body);
          }}
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
        <p className="note mini">
          {t(entry.canReply ? REPLY_TEXTS.noteSends : REPLY_TEXTS.noteOwn)}
        </p>
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
    <span className={styles.also}>
      <Switch id={id} size="small" checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast(t(REPLY_TEXTS.copied), 'success');
    } catch {
      toast(t(REPLY_TEXTS.copyFailed), 'warning');
    }
  }
  return <Button onClick={() => void copy()}>{t(REPLY_TEXTS.copy)}</Button>;
}

/** The text from the state's template, signed by the office; edited text stays. */
function useLetter({ screen: { form }, entry, unsentText, onWrite }: ReplyProps) {
  const office = useReplyOffice();
  const writeLetter = (state: ReviewState, by = office) =>
    createReply(state, {
      form: form.label['zh-TW'],
      reference: entry.reference,
      name: String(entry.name ?? ''),
      audience: audienceOf(form, entry),
      school: String(entry.school ?? ''),
      dates: entry.dates as DateRange | null,
      scheduledAt: entry.scheduledAt && formatMoment(entry.scheduledAt),
      office: by,
    });
  const [template, setTemplate] = useState<ReviewState>(entry.state);
  const [letter, setLetter] = useState(() => ({
    ...writeLetter(entry.state),
    ...(unsentText && { body: unsentText }),
  }));
  const signedBy = useRef(office);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another office signs
  useEffect(() => {
    const before = writeLetter(template, signedBy.current);
    signedBy.current = office;
    setLetter((typed) =>
      typed.body === before.body ? { ...typed, body: writeLetter(template).body } : typed,
    );
  }, [office]);
  return {
    template,
    letter,
    setLetter,
    chooseTemplate(next: ReviewState) {
      setTemplate(next);
      setLetter(writeLetter(next));
      onWrite('');
    },
  };
}
