import { type AnyEntry, RevisionDrawer } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The history of an entry in a drawer, open at first with `history` in the address. */
export function useHistory(
  kind: AnyKind,
  entry: AnyEntry | null,
  onRestored: (entry: AnyEntry) => void,
) {
  const [isOpen, setOpen] = useState(useSearchParams()[0].has('history'));
  return {
    open: () => setOpen(true),
    drawer: isOpen && entry && (
      <RevisionDrawer
        kind={kind}
        entry={entry}
        onClose={() => setOpen(false)}
        onRestored={(restored) => {
          setOpen(false);
          onRestored(restored);
        }}
      />
    ),
  };
}
