import { Button, useUnsavedText } from '@admissions/admin-ui';
import { toTelHref } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { REPLY_TEXTS } from './reply-texts.ts';
import { TEXTS } from './texts.ts';

/** Mail and phone actions, as far as contact data still exist. */
export function ContactActions({
  screen,
  entry,
  ...answers
}: {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
  onAnswered: (entry: Reviewed<VisitorForm>) => void;
  onConflict: (entry: Reviewed<VisitorForm>) => void;
}) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [isWriting, setWriting] = useState(false);
  // Unsent text survives closing the dialog and the end of the session.
  const [unsentText, setUnsentText] = useState('');
  useUnsavedText({
    scope: `forms.reply.${screen.form.name}`,
    id: entry.id,
    text: unsentText,
    onFound: (text) => {
      setUnsentText(text);
      toast(t(REPLY_TEXTS.draftBack), 'info');
    },
  });
  const [name, email, phone] = [entry.name, entry.email, entry.mobile ?? entry.phone].map(
    (value) => (typeof value === 'string' && value ? value : null),
  );
  return (
    <>
      {email && (
        <Button
          type="primary"
          aria-haspopup="dialog"
          aria-label={t(TEXTS.review.mailTo, { name: name ?? email })}
          onClick={() => setWriting(true)}
        >
          {t(TEXTS.review.mail)}
        </Button>
      )}
      {phone && <Button href={toTelHref(phone)}>{t(TEXTS.review.call, { number: phone })}</Button>}
      {isWriting && email && (
        <ReplyDialog
          screen={screen}
          entry={entry}
          to={email}
          unsentText={unsentText}
          onWrite={setUnsentText}
          onClose={() => setWriting(false)}
          {...answers}
        />
      )}
    </>
  );
}
