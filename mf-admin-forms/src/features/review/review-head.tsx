import { Button, PageHeader } from '@admissions/admin-ui';
import { formatMoment, TITLE_SEPARATOR } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { listAddress } from '../../lib/addresses.ts';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { formatApplicant } from '../../lib/format-applicant.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { reviewHelp } from '../../lib/screen-help.ts';
import { StateTag } from '../../lib/state-tag.tsx';
import { ContactActions } from './contact-actions.tsx';
import styles from './review-head.module.css';
import { ReviewNeighbours } from './review-neighbours.tsx';
import { TEXTS } from './texts.ts';
import { UnreadButton } from './unread-button.tsx';

interface HeadProps {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
  query: InboxQuery;
  onAnswered: (entry: Reviewed<VisitorForm>) => void;
  onConflict: (entry: Reviewed<VisitorForm>) => void;
}

/** Header of an application, with links to the applicant, the list and the next one. */
export function ReviewHead({ screen, entry, query, ...answers }: HeadProps) {
  const t = useMessage();
  const copy = useCopyReference(entry.reference);
  const school = formatApplicant(screen, entry, t);
  return (
    <>
      <div className={styles.ways}>
        <Link to={listAddress(screen, query)} className={styles.back}>
          {t(TEXTS.review.back)}
        </Link>
        <ReviewNeighbours screen={screen} id={entry.id} query={query} />
      </div>
      <PageHeader
        title={school}
        help={reviewHelp(t)}
        documentTitle={school + t(TITLE_SEPARATOR) + t(screen.form.label)}
        note={
          <div className={styles.details}>
            <StateTag state={entry.state} />
            <span className={styles.reference}>{entry.reference}</span>
            <Button
              size="small"
              type="link"
              className={styles.screenOnly}
              onClick={() => void copy()}
            >
              {t(TEXTS.review.copyReference)}
            </Button>
            <Link
              className={styles.screenOnly}
              to={listAddress(screen, { page: 1, perpage: query.perpage, alike: entry.id })}
            >
              {t(TEXTS.review.alike)}
            </Link>
            <span>{t(TEXTS.review.sentAt, { moment: formatMoment(entry.createdAt) })}</span>
          </div>
        }
        actions={
          <div className={styles.actions}>
            <ContactActions screen={screen} entry={entry} {...answers} />
            <Button onClick={() => window.print()}>{t(TEXTS.review.print)}</Button>
            <UnreadButton id={entry.id} list={listAddress(screen, query)} />
          </div>
        }
      />
    </>
  );
}

function useCopyReference(reference: string) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  return async () => {
    try {
      await navigator.clipboard.writeText(reference);
      toast(t(TEXTS.review.copied, { reference }), 'success');
    } catch {
      toast(t(TEXTS.review.copyFailed), 'warning');
    }
  };
}
