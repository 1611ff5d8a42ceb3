import { api, errorMessage, isConflict } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReplyWrite } from '@admissions/protocol/forms';
import { SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import type { Reviewed } from '../../lib/form-screen.ts';
import { REPLY_TEXTS } from './reply-texts.ts';

type Entry = Reviewed<VisitorForm>;

/** Mails about an application; a conflict keeps the text and loads the current state. */
export function useSendReply({
  entry,
  onWrite,
  onClose,
  onAnswered,
  onConflict,
}: {
  entry: Entry;
  onWrite: (text: string) => void;
  onClose: () => void;
  /** The application as changed by the mail. */
  onAnswered: (entry: Entry) => void;
  /** The application as changed by somebody else first. */
  onConflict: (entry: Entry) => void;
}) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');

  async function send(letter: Omit<ReplyWrite, 'revision'>) {
    if (isSending) return;
    setSending(true);
    setError('');
    try {
      const answered = await api().post<Entry>(SUBMISSION_PATHS.reply(entry.id), {
        ...letter,
        revision: entry.revision,
      });
      onWrite('');
      onAnswered(answered);
      toast(t(REPLY_TEXTS.sent), 'success');
      onClose();
    } catch (failure) {
      if (isConflict(failure) && isEntry(failure.current)) {
        onConflict(failure.current);
        setError(t(REPLY_TEXTS.older));
      } else setError(errorMessage(failure, t));
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, error };
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'revision' in value && 'replies' in value;
