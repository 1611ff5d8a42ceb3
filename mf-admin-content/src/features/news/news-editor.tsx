import type { StaffEntryOf } from '@admissions/contracts';
import { news } from '@admissions/contracts/kinds';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { listHref } from '../../lib/list-address.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';

/** One news item: its facts, or its body; with the way to the other half. */
export function NewsEditor({
  entry,
  fields,
  page,
}: {
  entry: StaffEntryOf<typeof news>;
  fields: readonly (keyof typeof news.fields)[];
  page: 'facts' | 'body';
}) {
  const text = useTexts();
  const [search] = useSearchParams();
  const [other, label] =
    page === 'facts' ? ['edit_cont', text('editBody')] : ['edit', text('facts')];
  return (
    <EntryPage
      key={entry.id}
      kind={news}
      entry={entry}
      fields={fields}
      title={text(page === 'facts' ? 'editNews' : 'editBody')}
      back={listHref('/admin/news/list', search)}
      actions={<LinkButton to={`/admin/news/${other}?${search}`}>{label}</LinkButton>}
      hasPublication={page === 'facts'}
    />
  );
}
