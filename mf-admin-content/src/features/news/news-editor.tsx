import { LinkButton } from '@admissions/admin-ui';
import type { StaffEntryOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import type { WorkingCopy } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useSearchParams } from 'react-router';
import { listHref } from '../../lib/list-address.ts';
import { TEXTS } from '../../lib/texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';

/** One news item: its facts, or its body; with the way to the other half. */
export function NewsEditor({
  entry,
  draft,
  fields,
  page,
}: {
  entry: StaffEntryOf<typeof news>;
  draft: WorkingCopy | null;
  fields: readonly (keyof typeof news.fields)[];
  page: 'facts' | 'body';
}) {
  const t = useMessage();
  const [search] = useSearchParams();
  const [other, label] =
    page === 'facts' ? ['edit_cont', t(TEXTS.editBody)] : ['edit', t(TEXTS.facts)];
  return (
    <EntryPage
      key={entry.id}
      kind={news}
      entry={entry}
      draft={draft}
      fields={fields}
      title={t(page === 'facts' ? TEXTS.editNews : TEXTS.editBody)}
      back={listHref('/admin/news/list', search)}
      actions={<LinkButton to={`/admin/news/${other}?${search}`}>{label}</LinkButton>}
      hasPublication={page === 'facts'}
      elsewhere={`/admin/news/${other}?${search}`}
    />
  );
}
