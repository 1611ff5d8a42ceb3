import type { AnyEntry } from '@admissions/admin-ui';
import { Button, KindForm, LinkButton, NeighbourLinks } from '@admissions/admin-ui';
import type { AnyKind, PagePath } from '@admissions/model';
import { publicUrlOf } from '@admissions/model';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { parseListParam } from '../lib/list-href.ts';
import { readDraftId } from '../lib/read-draft-id.ts';
import { TEXTS } from '../lib/texts.ts';
import { NEXT_BUTTON, useSaveAndContinue } from '../lib/use-save-and-continue.ts';
import { EntryHeader } from './entry-header.tsx';
import styles from './entry-page.module.css';
import { TrashedEntry } from './trashed-entry.tsx';
import { useEntryNeighbours } from './use-entry-neighbours.ts';

interface EntryPageProps {
  kind: AnyKind;
  /** Null creates a new one. */
  entry: AnyEntry | null;
  /** Draft of the entry, or of a new one. */
  draft: EntryDraft | null;
  fields: readonly string[];
  preset?: Record<string, unknown>;
  /** The list, as it was left. */
  back: string;
  title?: string;
  /** Additional header buttons. */
  actions?: ReactNode;
  hasPublication?: boolean;
  /** List filters that the form does not have. */
  fixed?: Record<string, string | number>;
  /** Returns to the list after saving; a new entry always does. */
  isLeftWhenSaved?: boolean;
  /** The public page, for a kind shown around the content of several. */
  previewOn?: PagePath | undefined;
  /** Form of the fields that this page does not show. */
  elsewhere?: string | undefined;
}
/** Creates or edits an entry, with links through the list. Key it by the entry. */
export function EntryPage({
  kind,
  entry,
  draft,
  fields,
  preset = {},
  back,
  title,
  actions,
  hasPublication = true,
  fixed = {},
  isLeftWhenSaved = false,
  previewOn,
  elsewhere,
}: EntryPageProps) {
  const t = useMessage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [saved, setSaved] = useState(entry);
  const [shown, setShown] = useState(entry);
  const { listener, shouldContinue } = useSaveAndContinue();
  const neighbours = useEntryNeighbours({
    kind,
    id: entry?.id ?? null,
    list: parseListParam(search),
    fixed,
  });
  const buildHref = (id: number) => {
    const query = new URLSearchParams(search);
    query.set('id', String(id));
    query.delete('history');
    return `${pathname}?${query}`;
  };
  const next = neighbours?.next ?? null;
  function onRestored(restored: AnyEntry): void {
    setSaved(restored);
    setShown(restored);
  }
  function onSaved(written: AnyEntry): void {
    setSaved(written);
    const to = findNextPlace();
    // After the form has registered that nothing is unsaved.
    if (to !== null) setTimeout(() => void navigate(to));
  }
  function findNextPlace(): string | null {
    if (shouldContinue() && next !== null) return buildHref(next);
    return !entry || isLeftWhenSaved ? back : null;
  }
  return (
    <div {...listener}>
      <EntryHeader
        kind={kind}
        entry={saved}
        title={title}
        viewHref={saved && publicUrlOf(kind, saved)}
        copyHref={({ id }) => buildHref(id)}
        actions={
          <>
            {entry && (
              <NeighbourLinks
                neighbours={neighbours}
                hrefOf={buildHref}
                label={t(TEXTS.around)}
                className={styles.neighbours}
              >
                {({ position, total }) => (
                  <span>
                    {position} / {total}
                  </span>
                )}
              </NeighbourLinks>
            )}
            <LinkButton to={back}>{t(TEXTS.backToList)}</LinkButton>
            {actions}
          </>
        }
        onRestored={onRestored}
      />
      <TrashedEntry kind={kind} entry={shown} onRestored={onRestored}>
        <KindForm
          key={shown ? `${shown.id} ${shown.revision}` : 'new'}
          kind={kind}
          entry={shown}
          fields={fields}
          preset={preset}
          hasPublication={hasPublication}
          hasDraft
          draftId={readDraftId(search)}
          // A restored entry has remounted since.
          loadedDraft={shown === entry ? draft : undefined}
          previewOn={previewOn}
          elsewhere={elsewhere}
          onSaved={onSaved}
          actions={
            entry && (
              <Button
                htmlType="submit"
                name={NEXT_BUTTON}
                // Reserves the space until the next entry is loaded.
                style={next === null ? { visibility: 'hidden' } : undefined}
              >
                {t(TEXTS.saveAndNext)}
              </Button>
            )
          }
        />
      </TrashedEntry>
    </div>
  );
}
