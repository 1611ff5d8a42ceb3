import { Button } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/contracts';
import { useState } from 'react';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { callLink } from '../../lib/mail-link.ts';
import { useText } from '../../lib/use-text.ts';
import { ReplyDialog } from './reply-dialog.tsx';

/** Write and call, as far as the sender can still be reached. */
export function ContactActions({
  screen,
  entry,
}: {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
}) {
  const text = useText();
  const [isWriting, setWriting] = useState(false);
  const [name, email, phone] = [entry.name, entry.email, entry.mobile ?? entry.phone].map(
    (value) => (typeof value === 'string' && value ? value : null),
  );
  return (
    <>
      {email && (
        <Button
          aria-haspopup="dialog"
          aria-label={text('review.mailTo', { name: name ?? email })}
          onClick={() => setWriting(true)}
        >
          {text('review.mail')}
        </Button>
      )}
      {phone && <Button href={callLink(phone)}>{text('review.call', { number: phone })}</Button>}
      {isWriting && email && (
        <ReplyDialog screen={screen} entry={entry} to={email} onClose={() => setWriting(false)} />
      )}
    </>
  );
}
