import {
  type AnyEntry,
  KindForm,
  LinkButton,
  loadList,
  NeighbourLinks,
  useNeighbours,
} from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { type AnyKind, type PagePath, publicUrlOf } from '@admissions/model';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { parseListParam, replaceAddress } from '../lib/list-href.ts';
import { TEXTS } from '../lib/texts.ts';
import { useShownEntry } from '../lib/use-shown-entry.ts';
import { EntryHeader } from './entry-header.tsx';
import { TrashedEntry } from './trashed-entry.tsx';

interface EntryPageProps {
  kind: AnyKind;
  /** Null creates a new one. */
  entry: AnyEntry | null;
  /** Draft of the entry. */
  draft: EntryDraft | null;
  fields: readonly string[];
  preset?: Record<string, unknown>;
  /** Below fields, by their names. */
  notes?: Record<string, ReactNode>;
  /** The list, as it was left. */
  back: string;
  title?: string | undefined;
  /** Additional header buttons. */
  actions?: ReactNode;
  hasPublication?: boolean;
  /** Filters that the page around the list sets. */
  fixed?: Record<string, string | number>;
  /** Returns to the list after saving; a new entry always does. */
  returnsToList?: boolean;
  /** Page that previews a kind without pages of its own. */
  previewOn?: PagePath | undefined;
  /** Path of the form with the entry's other fields: its body, or all but the body. */
  elsewhere?: string | undefined;
}
/** Creates or edits an entry, with links through the list. Key it by the entry. */
export function EntryPage({
  kind,
  entry,
  draft,
  back,
  title,
  actions,
  fixed = {},
  returnsToList = false,
  ...options
}: EntryPageProps) {
  const t = useMessage();
  const navigate = useNavigate();
  const { shown, saved, formKey, form, show } = useShownEntry(kind, { entry, draft });
  const id = entry?.id ?? null;
  const { neighbours, isFiltered, hrefOf } = useEntryNeighbours({ kind, id, fixed });
  const next = neighbours?.next ?? null;
  function onSaved(_: AnyEntry, isNext: boolean) {
    const list = !entry || returnsToList ? back : null;
    const to = isNext && next !== null ? hrefOf(next) : list;
    // After the form has registered that nothing is unsaved.
    if (to !== null) setTimeout(() => void navigate(to));
  }
  return (
    <>
      <EntryHeader
        kind={kind}
        entry={saved}
        title={title}
        viewHref={saved && publicUrlOf(kind, saved)}
        copyHref={(copy) => hrefOf(copy.id)}
        actions={
          <>
            {entry && isFiltered && (
              <NeighbourLinks
                {...{ neighbours, hrefOf }}
                label={t(TEXTS.around)}
                className="line gap-m faint small figures nowrap"
              >
                {({ position, total }) => <span>{`${position} / ${total}`}</span>}
              </NeighbourLinks>
            )}
            <LinkButton to={back}>{t(TEXTS.backToList)}</LinkButton>
            {actions}
          </>
        }
        onRestored={show}
      />
      <TrashedEntry kind={kind} entry={shown} onRestored={show}>
        <KindForm
          key={formKey}
          {...form}
          {...options}
          hasDraft
          onSaved={onSaved}
          onBegin={(begun) => replaceAddress(kind, begun.id)}
          onDiscarded={() => setTimeout(() => void navigate(back))}
          hasNext={next !== null}
        />
      </TrashedEntry>
    </>
  );
}

interface Around {
  kind: AnyKind;
  /** Null for a new entry, which has no neighbours. */
  id: number | null;
  /** Filters that the page around the list sets. */
  fixed: Record<string, string | number>;
}
/** Previous and next entry in the list as it was left, and the links to its entries. */
function useEntryNeighbours({ kind, id, fixed }: Around) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const list = parseListParam(search);
  const neighbours = useNeighbours({
    id,
    list: `${kind.id}?${list}`,
    readPage: async (page, signal) => {
      const query = new URLSearchParams(list);
      if (page !== null) query.set('page', String(page));
      const call = { silent: true, signal };
      // Only the query of the address is read.
      return (await loadList(api(), kind, `http://list/?${query}`, fixed, call)).page;
    },
  });
  const unfiltered = new Set(['page', 'perpage', 'sort', ...Object.keys(fixed)]);
  return {
    neighbours,
    /** Whether the list was searched or filtered: links to its neighbours then help. */
    isFiltered: [...list.keys()].some((name) => !unfiltered.has(name)),
    hrefOf(entryId: number) {
      const query = new URLSearchParams(search);
      query.set('id', String(entryId));
      query.delete('history');
      return `${pathname}?${query}`;
    },
  };
}
