import { Alert, Button, momentText } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { Reviewed } from '../../lib/form-screen.ts';
import type { MergedField, ReviewDraft } from '../../lib/review-draft.ts';
import { draftOf } from '../../lib/review-draft.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import type { Meeting } from '../../lib/use-review.ts';
import styles from './conflict-notice.module.css';
import { TEXTS } from './texts.ts';

/** Told when somebody else saved in the meantime: what was taken over, and what both changed. */
export function ConflictNotice({
  entry,
  draft,
  meeting,
  onTakeTheirs,
}: {
  entry: Reviewed<VisitorForm>;
  draft: ReviewDraft;
  meeting: Meeting;
  onTakeTheirs: (field: MergedField) => void;
}) {
  const t = useMessage();
  const words = useFieldWords(entry);
  const theirs = draftOf(entry);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t(TEXTS.conflict.title)}
      description={
        <div className={styles.body}>
          <p>{t(TEXTS.conflict.carriedOver)}</p>
          <ul>
            {meeting.followed.map((field) => (
              <li key={field}>
                {t(TEXTS.conflict.followed, {
                  field: t(TEXTS.review[field]),
                  value: words(theirs, field),
                })}
              </li>
            ))}
            {meeting.conflicts.map((field) => (
              <li key={field}>
                {t(TEXTS.conflict.both, {
                  field: t(TEXTS.review[field]),
                  theirs: words(theirs, field),
                  mine: words(draft, field),
                })}{' '}
                <Button size="small" onClick={() => onTakeTheirs(field)}>
                  {t(TEXTS.conflict.takeTheirs)}
                </Button>
              </li>
            ))}
          </ul>
          <p>{t(TEXTS.conflict.check)}</p>
        </div>
      }
    />
  );
}

function useFieldWords(entry: Reviewed<VisitorForm>) {
  const t = useMessage();
  const people = useAssignees(entry.assignee);
  return (draft: ReviewDraft, field: MergedField): string => {
    if (field === 'state') return t(`review.state.${draft.state}`);
    if (field === 'scheduledAt')
      return draft.scheduledAt ? momentText(draft.scheduledAt) : t(SHARED_TEXTS.notScheduled);
    return people.find(({ id }) => id === draft.assignee)?.name ?? t(SHARED_TEXTS.unassigned);
  };
}
