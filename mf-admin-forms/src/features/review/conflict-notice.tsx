import { Alert, Button, momentText } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { Reviewed } from '../../lib/form-screen.ts';
import type { MergedField, ReviewDraft } from '../../lib/review-draft.ts';
import { draftOf } from '../../lib/review-draft.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import type { Meeting } from '../../lib/use-review.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './conflict-notice.module.css';

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
  const text = useText();
  const words = useFieldWords(entry);
  const theirs = draftOf(entry);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={text('conflict.title')}
      description={
        <div className={styles.body}>
          <p>{text('conflict.carriedOver')}</p>
          <ul>
            {meeting.followed.map((field) => (
              <li key={field}>
                {text('conflict.followed', {
                  field: text(`review.${field}`),
                  value: words(theirs, field),
                })}
              </li>
            ))}
            {meeting.conflicts.map((field) => (
              <li key={field}>
                {text('conflict.both', {
                  field: text(`review.${field}`),
                  theirs: words(theirs, field),
                  mine: words(draft, field),
                })}{' '}
                <Button size="small" onClick={() => onTakeTheirs(field)}>
                  {text('conflict.takeTheirs')}
                </Button>
              </li>
            ))}
          </ul>
          <p>{text('conflict.check')}</p>
        </div>
      }
    />
  );
}

function useFieldWords(entry: Reviewed<VisitorForm>) {
  const t = useMessage();
  const text = useText();
  const people = useAssignees(entry.assignee);
  return (draft: ReviewDraft, field: MergedField): string => {
    if (field === 'state') return t(`review.state.${draft.state}`);
    if (field === 'scheduledAt')
      return draft.scheduledAt ? momentText(draft.scheduledAt) : text('value.notScheduled');
    return people.find(({ id }) => id === draft.assignee)?.name ?? text('value.unassigned');
  };
}
