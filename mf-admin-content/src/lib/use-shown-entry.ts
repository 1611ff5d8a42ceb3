import type { AnyEntry } from '@admissions/admin-ui';
import { useState } from 'react';

/** The entry in a form; `show` opens the form again, also when only its draft has changed. */
export function useShownEntry(loaded: AnyEntry | null) {
  const [{ entry, count }, setShown] = useState({ entry: loaded, count: 0 });
  return {
    shown: entry,
    formKey: `${entry?.id ?? 'new'} ${count}`,
    /** As the page loaded it. */
    isFirst: count === 0,
    show: (next: AnyEntry) => setShown({ entry: next, count: count + 1 }),
  };
}
