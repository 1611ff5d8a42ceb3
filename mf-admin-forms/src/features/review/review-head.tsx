import {
  Button,
  NeighbourLinks,
  PageHeader,
  useAction,
  useNeighbours,
  useUnsavedText,
} from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { formatMoment, TITLE_SEPARATOR, toTelHref } from '@admissions/model';
import { formPathsOf, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ReviewPage } from '../../lib/form-screen.ts';
import { formatApplicant } from '../../lib/format-applicant.ts';
import {
  formatInboxQuery,
  type InboxQuery,
  listAddress,
  reviewAddress,
} from '../../lib/inbox-query.ts';
import { reviewHelp } from '../../lib/screen-help.ts';
import { StateTag } from '../../lib/state-tag.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { REPLY_TEXTS } from './reply-texts.ts';
import styles from './review-head.module.css';
import { TEXTS } from './texts.ts';
import type { ReplyPartProps } from './use-review.ts';

type HeadProps = ReplyPartProps & { query: InboxQuery };

/** Header of a submission, with links to the applicant, the list and the next one. */
export function ReviewHead({ query, ...shown }: HeadProps) {
  const { screen, entry } = shown;
  const t = useMessage();
  const copy = useCopy();
  const navigate = useNavigate();
  const { run } = useAction();
  const { id, reference } = entry;
  const school = formatApplicant(screen, entry, t);
  const list = listAddress(screen, query);
  const copyReference = () =>
    copy(reference, t(TEXTS.review.copied, { reference }), t(TEXTS.review.copyFailed));
  async function markUnread() {
    const request = () => api().post(SUBMISSION_PATHS.unread(id));
    if (await run(request, TEXTS.review.markedUnread)) await navigate(list);
  }
  return (
    <>
      <div className={styles.ways} data-no-print>
        <Link to={list} className={styles.back}>
          {t(TEXTS.review.back)}
        </Link>
        <ReviewNeighbours {...shown} query={query} />
      </div>
      <PageHeader
        title={school}
        help={reviewHelp}
        documentTitle={school + t(TITLE_SEPARATOR) + t(screen.form.label)}
        note={
          <div className={styles.details}>
            <StateTag state={entry.state} />
            <span className={styles.reference}>{reference}</span>
            <Button size="small" type="link" data-no-print onClick={() => void copyReference()}>
              {t(TEXTS.review.copyReference)}
            </Button>
            <Link
              data-no-print
              to={listAddress(screen, { page: 1, perpage: query.perpage, alike: id })}
            >
              {t(TEXTS.review.alike)}
            </Link>
            <span>{t(TEXTS.review.sentAt, { moment: formatMoment(entry.createdAt) })}</span>
          </div>
        }
        actions={
          <div className="wrap" data-no-print>
            <ContactActions {...shown} />
            <Button onClick={() => window.print()}>{t('common.print')}</Button>
            <Button onClick={() => void markUnread()}>{t(TEXTS.review.markUnread)}</Button>
          </div>
        }
      />
    </>
  );
}

/** Links to the previous and next submission of the inbox. */
function ReviewNeighbours({ screen, entry: { id }, query }: HeadProps) {
  const t = useMessage();
  const neighbours = useNeighbours({
    id,
    list: `${screen.form.name}?${formatInboxQuery(query)}`,
    readPage: (page, signal) =>
      api().get<ReviewPage>(formPathsOf(screen.form).list, {
        params: { ...query, page: page ?? query.page },
        silent: true,
        signal,
      }),
  });
  const formatPosition = ({ position, total }: { position: number; total: number }) =>
    t(TEXTS.review.position, { position, total });
  return (
    <NeighbourLinks
      neighbours={neighbours}
      hrefOf={(other) => reviewAddress(screen, other, query)}
      label={neighbours ? formatPosition(neighbours) : undefined}
      className="flex gap-l faint"
    >
      {(current) => <span aria-hidden="true">{formatPosition(current)}</span>}
    </NeighbourLinks>
  );
}

/** Mail and phone actions, as far as contact data still exist. */
function ContactActions(shown: ReplyPartProps) {
  const { screen, entry } = shown;
  const t = useMessage();
  const toast = useToast();
  const [isWriting, setWriting] = useState(false);
  // Unsent text survives closing the dialog and the end of the session.
  const [unsentText, setUnsentText] = useState('');
  useUnsavedText({
    scope: `forms.reply.${screen.form.name}`,
    id: entry.id,
    text: unsentText,
    onFound: (text) => {
      setUnsentText(text);
      toast(REPLY_TEXTS.draftBack, 'info');
    },
  });
  const email = entry.email ? String(entry.email) : null;
  const phone = String(entry.mobile ?? entry.phone ?? '');
  return (
    <>
      {email && (
        <Button
          type="primary"
          aria-haspopup="dialog"
          aria-label={t(TEXTS.review.mailTo, { name: String(entry.name ?? email) })}
          onClick={() => setWriting(true)}
        >
          {t(TEXTS.review.mail)}
        </Button>
      )}
      {phone && <Button href={toTelHref(phone)}>{t(TEXTS.review.call, { number: phone })}</Button>}
      {isWriting && email && (
        <ReplyDialog
          {...shown}
          to={email}
          unsentText={unsentText}
          onWrite={setUnsentText}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
