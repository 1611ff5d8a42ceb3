import { buildStaffUrl } from '@admissions/model';
import { FORMS, question } from '@admissions/model/forms';
import { kindOf } from '@admissions/model/kinds';
import type { Dashboard, DraftReview } from '@admissions/protocol/staff';
import { ADMIN_BUNDLES } from '@admissions/protocol/staff';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { bundles } from '../drafts/bundle-tables.ts';
import { submissions } from '../forms/data/forms-tables.ts';
import { storyQuestions } from '../forms/questions/question-table.ts';

/** Unread submissions per form. */
export async function countUnreadForms(orm: Queryable): Promise<NonNullable<Dashboard['unread']>> {
  const rows = await orm
    .select({ form: submissions.form, count: count() })
    .from(submissions)
    .where(and(eq(submissions.state, 'new'), isNull(submissions.deletedAt)))
    .groupBy(submissions.form);
  return FORMS.map(({ name }) => ({
    form: name,
    count: rows.find(({ form }) => form === name)?.count ?? 0,
  }));
}

/** Pending items by screen; `unread` is null and questions are omitted without the forms flag. */
export async function listWaiting(
  orm: Queryable,
  unread: Dashboard['unread'],
  forMe: readonly DraftReview[],
  mayEdit: boolean,
): Promise<Dashboard['waiting']> {
  const counts = new Map<string, number>();
  for (const { form, count: each } of unread ?? []) counts.set(`/admin/forms/${form}_list`, each);
  if (unread) counts.set(`/admin/forms/${question.name}_list`, await countQuestions(orm));
  for (const { kind, entryId, parent } of forMe) {
    const [path = ''] = buildStaffUrl(kindOf(kind), entryId, parent).split('?');
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  if (mayEdit) counts.set(ADMIN_BUNDLES, await countFailedBundles(orm));
  return [...counts].flatMap(([path, each]) => (each > 0 ? [{ path, count: each }] : []));
}

/** Their time is over, and nothing was published. */
const countFailedBundles = (orm: Queryable): Promise<number> =>
  orm.$count(bundles, and(isNotNull(bundles.failedAt), isNull(bundles.publishedAt)));
const countQuestions = (orm: Queryable): Promise<number> =>
  orm.$count(storyQuestions, eq(storyQuestions.state, 'new'));
