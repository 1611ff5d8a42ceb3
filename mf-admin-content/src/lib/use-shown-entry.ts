import type { AnyEntry } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useState } from 'react';
import type { Edited } from './load-entry.ts';

interface Shown {
  entry: AnyEntry | null;
  /** As the page loaded it; undefined: the form loads it. */
  draft: EntryDraft | null | undefined;
  count: number;
}
/** The entry in a form; `show` opens the form again, also when only its draft has changed. */
export function useShownEntry(kind: AnyKind, loaded: Edited) {
  const [{ entry, draft, count }, setShown] = useState<Shown>({ ...loaded, count: 0 });
  const [saved, setSaved] = useState(entry);
  return {
    shown: entry,
    /** As the form has last saved or loaded it. */
    saved,
    formKey: `${entry?.id ?? 'new'} ${count}`,
    form: { kind, entry, loadedDraft: draft, onEntry: setSaved },
    show: (next: AnyEntry) => setShown({ entry: next, draft: undefined, count: count + 1 }),
  };
}
