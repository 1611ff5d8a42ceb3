import { Button } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { callLink } from './mail-link.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { TEXTS } from './texts.ts';

/** Write and call, as far as the sender can still be reached. */
export function ContactActions({
  screen,
  entry,
}: {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
}) {
  const t = useMessage();
  const [isWriting, setWriting] = useState(false);
  const [name, email, phone] = [entry.name, entry.email, entry.mobile ?? entry.phone].map(
    (value) => (typeof value === 'string' && value ? value : null),
  );
  return (
    <>
      {email && (
        <Button
          aria-haspopup="dialog"
          aria-label={t(TEXTS.review.mailTo, { name: name ?? email })}
          onClick={() => setWriting(true)}
        >
          {t(TEXTS.review.mail)}
        </Button>
      )}
      {phone && <Button href={callLink(phone)}>{t(TEXTS.review.call, { number: phone })}</Button>}
      {isWriting && email && (
        <ReplyDialog screen={screen} entry={entry} to={email} onClose={() => setWriting(false)} />
      )}
    </>
  );
}
