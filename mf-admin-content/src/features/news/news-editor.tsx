import type { AnyEntry } from '@admissions/admin-ui';
import { Button, KindForm, PageHeader, RevisionDrawer } from '@admissions/admin-ui';
import { news } from '@admissions/contracts/kinds';
import { useState } from 'react';
import { LinkButton } from '../../lib/link-button.tsx';
import { useTexts } from '../../lib/use-texts.ts';

/** One news item: its facts, or its body; with its history and the way to the other half. */
export function NewsEditor({ entry, fields, page }: { entry: AnyEntry; fields: readonly string[]; page: 'facts' | 'body' }) {
  const text = useTexts();
  const [saved, setSaved] = useState(entry);
  const [shown, setShown] = useState(entry);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const current = saved.id === entry.id ? saved : entry;
  const other =
    page === 'facts'
      ? { to: `/admin/news/edit_cont?id=${entry.id}`, label: text('editBody') }
      : { to: `/admin/news/edit?id=${entry.id}`, label: text('facts') };
  return (
    <>
      <PageHeader
        title={text(page === 'facts' ? 'editNews' : 'editBody')}
        note={String(current.title)}
        actions={
          <>
            <LinkButton to="/admin/news/list">{text('backToList')}</LinkButton>
            <LinkButton to={other.to}>{other.label}</LinkButton>
            <Button onClick={() => setHistoryOpen(true)}>{text('history')}</Button>
            <Button href={`/newsCont?id=${entry.id}`} target="_blank" rel="noopener">
              {text('view')}
            </Button>
          </>
        }
      />
      <KindForm key={`${shown.id} ${shown.revision}`} kind={news} entry={shown} fields={fields} onSaved={setSaved} hasPublication={page === 'facts'} />
      {isHistoryOpen && (
        <RevisionDrawer
          kind={news}
          entry={current}
          onClose={() => setHistoryOpen(false)}
          onRestored={(restored) => {
            setHistoryOpen(false);
            setSaved(restored);
            setShown(restored);
          }}
        />
      )}
    </>
  );
}
