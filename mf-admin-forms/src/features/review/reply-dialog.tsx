import { Button, Input, Modal, Select } from '@admissions/admin-ui';
import type { DateRange, ReviewState, VisitorForm } from '@admissions/contracts';
import { formatMoment, REVIEW_STATES } from '@admissions/contracts';
import { identity } from '@admissions/contracts/site';
import { useAppStore, useMessage } from '@admissions/store';
import { useId, useState } from 'react';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { mailLink } from './mail-link.ts';
import { writeReply } from './reply.ts';
import styles from './reply-dialog.module.css';
import { TEXTS } from './texts.ts';

interface ReplyProps {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
  to: string;
  onClose: () => void;
}
/** A letter to whoever applied: begun from the text that suits a state, changed as one likes, sent by one's own mail program. */
export function ReplyDialog({ screen, entry, to, onClose }: ReplyProps) {
  const t = useMessage();
  const id = useId();
  const toast = useAppStore((state) => state.toast);
  const writeLetter = (state: ReviewState) =>
    writeReply(state, {
      form: screen.form.label['zh-TW'],
      reference: entry.reference,
      name: String(entry.name ?? ''),
      school: String(entry.school ?? ''),
      dates: entry.dates as DateRange | null,
      scheduledAt: entry.scheduledAt && formatMoment(entry.scheduledAt),
      office: { name: identity.office, phone: identity.phone.label, hours: identity.hours },
    });
  const [state, setState] = useState<ReviewState>(entry.state);
  const [letter, setLetter] = useState(() => writeLetter(entry.state));
  async function copy() {
    try {
      await navigator.clipboard.writeText(letter.body);
      toast(t(TEXTS.reply.copied), 'success');
    } catch {
      toast(t(TEXTS.reply.copyFailed), 'warning');
    }
  }
  return (
    <Modal
      open
      width={640}
      title={t(TEXTS.review.mailTo, { name: String(entry.name ?? to) })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => void copy()}>{t(TEXTS.reply.copy)}</Button>
          <Button type="primary" href={mailLink({ to, ...letter })} onClick={onClose}>
            {t(TEXTS.reply.open)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <label htmlFor={`${id}-template`}>{t(TEXTS.reply.template)}</label>
        <Select
          id={`${id}-template`}
          value={state}
          options={REVIEW_STATES.map((each) => ({ value: each, label: t(`review.state.${each}`) }))}
          onChange={(next: ReviewState) => {
            setState(next);
            setLetter(writeLetter(next));
          }}
        />
        <label htmlFor={`${id}-subject`}>{t(TEXTS.reply.subject)}</label>
        <Input
          id={`${id}-subject`}
          value={letter.subject}
          onChange={({ target }) => setLetter({ ...letter, subject: target.value })}
        />
        <label htmlFor={`${id}-body`}>{t(TEXTS.reply.body)}</label>
        <Input.TextArea
          id={`${id}-body`}
          value={letter.body}
          autoSize={{ minRows: 10, maxRows: 18 }}
          onChange={({ target }) => setLetter({ ...letter, body: target.value })}
        />
        <p className={styles.note}>{t(TEXTS.reply.note)}</p>
      </div>
    </Modal>
  );
}
