import type { AnyEntry } from '@admissions/admin-ui';
import { Button, Drawer, KindForm, RevisionDrawer } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { useTexts } from '../lib/use-texts.ts';
import { fieldsOf } from './content-screen.ts';

interface EntryDrawerProps {
  kind: AnyKind;
  /** Null makes a new one. */
  entry: AnyEntry | null;
  preset?: Record<string, unknown>;
  onClose: () => void;
  onSaved: () => void;
}
/** An entry edited over its list. */
export function EntryDrawer({ kind, entry, preset = {}, onClose, onSaved }: EntryDrawerProps) {
  const t = useMessage();
  const text = useTexts();
  const [shown, setShown] = useState(entry);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <Drawer
      open
      size={960}
      title={`${text(entry ? 'edit' : 'add')}${t.locale === 'en' ? ': ' : ''}${t.of(kind.label)}`}
      onClose={onClose}
      extra={shown && <Button onClick={() => setHistoryOpen(true)}>{text('history')}</Button>}
    >
      <KindForm
        key={shown ? `${shown.id} ${shown.revision}` : 'new'}
        kind={kind}
        entry={shown}
        fields={fieldsOf({ kind })}
        preset={preset}
        // After the form has noticed that nothing is unsaved.
        onSaved={() => setTimeout(onSaved)}
        actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
      />
      {isHistoryOpen && shown && (
        <RevisionDrawer
          kind={kind}
          entry={shown}
          onClose={() => setHistoryOpen(false)}
          onRestored={(restored) => {
            setHistoryOpen(false);
            setShown(restored);
          }}
        />
      )}
    </Drawer>
  );
}
