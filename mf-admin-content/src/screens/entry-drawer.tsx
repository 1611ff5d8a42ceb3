import { type AnyEntry, Button, Drawer, KindForm, StatusTag } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { replaceAddress } from '../lib/list-href.ts';
import { TEXTS } from '../lib/texts.ts';
import { useHistory } from '../lib/use-history.tsx';
import { useIsGated } from '../lib/use-is-gated.ts';
import { useShownEntry } from '../lib/use-shown-entry.ts';
import { selectFields } from './content-screen.ts';
import { TrashedEntry } from './trashed-entry.tsx';

interface EntryDrawerProps {
  kind: AnyKind;
  /** Null creates a new one. */
  entry: AnyEntry | null;
  /** Draft of the entry; loading it later would move the form. */
  draft: EntryDraft | null;
  preset?: Record<string, unknown>;
  onClose: () => void;
  onSaved: () => void;
  /** Opens the next entry of the list, if any. */
  onNext?: (() => void) | null;
}
/** Edits an entry over its list. */
export function EntryDrawer({
  kind,
  entry,
  draft,
  preset = {},
  onClose,
  onSaved,
  onNext = null,
}: EntryDrawerProps) {
  const t = useMessage();
  const { shown, saved, formKey, form, show } = useShownEntry(kind, { entry, draft });
  const [initialDraft] = useState(draft);
  const history = useHistory(kind, shown, show);
  const isGated = useIsGated(kind.area);
  // Unfinished drafts and imported values open wherever the entry is opened.
  const hasDraft = initialDraft ? true : isGated;
  return (
    <Drawer
      open
      size={960}
      title={
        <span className="line">
          {t(entry ? TEXTS.editKind : TEXTS.addKind, { kind: t(kind.entryLabel) })}
          {saved && <StatusTag entry={saved} />}
        </span>
      }
      onClose={onClose}
      extra={shown && <Button onClick={history.open}>{t(TEXTS.history)}</Button>}
    >
      {hasDraft !== null && (
        <TrashedEntry kind={kind} entry={shown} onRestored={show}>
          <KindForm
            key={formKey}
            {...form}
            fields={selectFields({ kind })}
            preset={preset}
            hasDraft={hasDraft}
            // After the form has registered that nothing is unsaved.
            onSaved={(_, isNext) => setTimeout(isNext && onNext ? onNext : onSaved)}
            onBegin={({ id }) => replaceAddress(kind, id)}
            onDiscarded={onClose}
            hasNext={onNext !== null}
            actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
          />
        </TrashedEntry>
      )}
      {history.drawer}
    </Drawer>
  );
}
