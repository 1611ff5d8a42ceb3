import { Button } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { callLink, mailLink } from '../../lib/mail-link.ts';
import { useText } from '../../lib/use-text.ts';

/** Write and call, as far as the sender can still be reached. */
export function ContactActions({ screen, entry }: { screen: FormScreen; entry: Reviewed<VisitorForm> }) {
  const t = useMessage();
  const text = useText();
  const [name, email, phone] = [entry.name, entry.email, entry.mobile ?? entry.phone].map((value) => (typeof value === 'string' && value ? value : null));
  const letter = email && {
    to: email,
    subject: text('review.mailSubject', { form: t.of(screen.form.label), reference: entry.reference }),
    greeting: text('review.mailGreeting', { name: name ?? '' }),
  };
  return (
    <>
      {letter && (
        <Button href={mailLink(letter)} aria-label={text('review.mailTo', { name: name ?? letter.to })}>
          {text('review.mail')}
        </Button>
      )}
      {phone && <Button href={callLink(phone)}>{text('review.call', { number: phone })}</Button>}
    </>
  );
}
