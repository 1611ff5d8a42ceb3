import {
  ActionMenu,
  type AnyEntry,
  Button,
  computeShownState,
  PageHeader,
  StatusTag,
  useDuplicate,
} from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { siteMenu } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { formHelp } from '../lib/kind-help.ts';
import { TEXTS } from '../lib/texts.ts';
import { useHistory } from '../lib/use-history.tsx';

interface EntryHeaderProps {
  kind: AnyKind;
  entry: AnyEntry | null;
  /** Defaults to the kind's name. */
  title?: string | undefined;
  /** Buttons before the common ones. */
  actions?: ReactNode;
  viewHref: string | null;
  /** Form of a copy; copying is not offered without it. */
  copyHref?: (copy: AnyEntry) => string;
  onRestored: (entry: AnyEntry) => void;
}
/** Header of a form: title, and the public page, and a menu with history and copy. */
export function EntryHeader({
  kind,
  entry,
  title,
  actions,
  viewHref,
  copyHref,
  onRestored,
}: EntryHeaderProps) {
  const t = useMessage();
  const duplicate = useDuplicate(kind, (copy) => copyHref?.(copy) ?? '');
  const history = useHistory(kind, entry, onRestored);
  const subject = entry?.title ?? entry?.name ?? entry?.heading ?? '';
  const usual = t(entry ? TEXTS.editKind : TEXTS.addKind, { kind: t(kind.entryLabel) });
  return (
    <>
      <PageHeader
        title={title ?? usual}
        badge={entry && <StatusTag entry={entry} />}
        note={kind.id === siteMenu.id ? t(TEXTS.menuNote) : String(subject)}
        help={formHelp}
        actions={
          <>
            {actions}
            {entry && viewHref !== null && computeShownState(entry) === 'published' && (
              <Button href={viewHref} target="_blank" rel="noopener">
                {t(TEXTS.view)}
              </Button>
            )}
            {entry && (
              <ActionMenu
                label={t(TEXTS.entryActions)}
                items={[
                  {
                    key: 'history',
                    label: t(TEXTS.history),
                    onClick: history.open,
                  },
                  copyHref && {
                    key: 'duplicate',
                    label: t(TEXTS.duplicate),
                    onClick: () => void duplicate(entry),
                  },
                ]}
              />
            )}
          </>
        }
      />
      {history.drawer}
    </>
  );
}
