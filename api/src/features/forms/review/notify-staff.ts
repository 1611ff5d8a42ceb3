import type { VisitorForm } from '@admissions/model/forms';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedIn } from '../../../platform/http/typed-routes.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import {
  deleteTasks,
  findMentioned,
  notifyColleagues,
} from '../../identity/notices/notify-colleagues.ts';
import { buildRequestPath, type SubmissionRow } from '../data/forms-tables.ts';
import { readAssignees } from './assignees.ts';

interface Notice {
  form: VisitorForm;
  by: SignedIn;
}
type Row = Pick<SubmissionRow, 'id' | 'reference' | 'assigneeId'>;

/** Mails the new assignee of requests; none of the morning's tasks is closed or somebody else's. */
export async function notifyAssignee(
  tx: Tx,
  deps: IdentityDeps,
  {
    form,
    by,
    rows,
    changed: { assigneeId, state },
  }: Notice & {
    /** Before the change. */
    rows: readonly Row[];
    /** What is absent stays. */
    changed: { assigneeId?: number | null; state?: SubmissionRow['state'] | undefined };
  },
) {
  const isClosed = state === 'done' || state === 'declined';
  const moved = assigneeId === undefined ? [] : rows.filter((row) => row.assigneeId !== assigneeId);
  const over = isClosed ? rows : moved;
  if (over.length > 0)
    await deleteTasks(
      tx,
      over.map(({ id }) => toTask(id)),
    );
  if (isClosed || !assigneeId) return;
  const tasks = moved.map(({ id, reference }) => ({
    about: toTask(id),
    text: `${by.name}把一份${form.label['zh-TW']}指派給您（${reference}）`,
    path: buildRequestPath(form.name, id),
  }));
  await notifyColleagues(tx, deps, { by, to: [assigneeId], tasks });
}

/** Without the text of the note: it may hold personal data. */
export async function notifyMentioned(
  tx: Tx,
  deps: IdentityDeps,
  { form, by, row, note = '' }: Notice & { row: Row; note: string | undefined },
) {
  if (!note.includes('@')) return;
  const task = {
    about: `note/${row.id}`,
    text: `${by.name}在${form.label['zh-TW']}的備註中提到您（${row.reference}）`,
    path: buildRequestPath(form.name, row.id),
  };
  const to = findMentioned(note, await readAssignees(tx));
  await notifyColleagues(tx, deps, { by, to, tasks: [task] });
}

const toTask = (id: number) => `request/${id}`;
