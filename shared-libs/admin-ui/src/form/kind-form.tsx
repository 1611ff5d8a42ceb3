import type { AnyKind } from '@admissions/contracts';
import { hasPreview } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { AnyEntry } from '../base/any-entry.ts';
import type { FormValues } from '../base/form-values.ts';
import { Panel } from '../base/panel.tsx';
import { TEXTS } from '../base/texts.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { OthersNotice } from '../presence/others-notice.tsx';
import { PreviewNotice } from '../preview/preview-notice.tsx';
import { TEXTS as PREVIEW } from '../preview/texts.ts';
import { usePreview } from '../preview/use-preview.ts';
import { UnsavedOffer } from '../unsaved/unsaved-offer.tsx';
import { forgetUnsaved, toUnsavedName } from '../unsaved/unsaved-values.ts';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { KindField } from './kind-field.tsx';
import styles from './kind-form.module.css';
import { PublicationFields } from './publication-fields.tsx';
import { useKindForm } from './use-kind-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface KindFormProps {
  kind: AnyKind;
  entry: AnyEntry | null;
  /** The fields of this form, in its order. */
  fields: readonly string[];
  preset?: FormValues;
  onSaved: (entry: AnyEntry) => void;
  /** Beside the fields, below the publication. */
  aside?: ReactNode;
  /** Beside the save button. */
  actions?: ReactNode;
  /** Without state and schedule (parts of an entry that has them elsewhere). */
  hasPublication?: boolean;
}
/** The form of a kind: its fields, state and schedule; mod+S saves. */
export function KindForm({
  kind,
  entry,
  fields,
  preset = {},
  onSaved,
  aside,
  actions,
  hasPublication = true,
}: KindFormProps) {
  const t = useMessage();
  const shown = hasPublication ? [...fields, ...PUBLICATION] : fields;
  const account = useAppStore((state) => state.session?.user.info.id ?? 0);
  const unsavedName = toUnsavedName(account, kind.id, entry?.id ?? null, shown);
  // While the way out is saved for, saving leads nowhere else.
  const leaving = useRef<'saving' | 'saved' | null>(null);
  const editing = useKindForm({
    kind,
    entry,
    preset,
    shown,
    onSaved: (saved) => {
      forgetUnsaved(unsavedName);
      if (leaving.current) leaving.current = 'saved';
      else onSaved(saved);
    },
  });
  const { form, isDirty, isSaving, failure, conflict, submit, resolveConflict, cancelConflict } =
    editing;
  const unsaved = useUnsaved({
    name: unsavedName,
    kind,
    entry: editing.entry,
    preset,
    form,
    fields: shown,
  });
  useUnsavedGuard(isDirty, async () => {
    leaving.current = 'saving';
    await submit();
    const isSaved = leaving.current !== 'saving';
    leaving.current = null;
    return isSaved;
  });
  const preview = usePreview(kind, entry?.id ?? null);
  const checks = hasPreview(kind) && <ChecksPanel kind={kind} form={form} fields={shown} />;
  return (
    <form ref={editing.element} onSubmit={submit} noValidate className={styles.form}>
      {unsaved.offered && (
        <UnsavedOffer
          kind={kind}
          unsaved={unsaved.offered}
          base={unsaved.base}
          onTakeBack={unsaved.takeBack}
          onDiscard={unsaved.discard}
        />
      )}
      <div className={styles.columns} data-wide={hasPublication || aside ? undefined : ''}>
        <Panel>
          {failure && (
            <Alert type="error" showIcon title={failure} role="alert" className={styles.failure} />
          )}
          {fields.map((name) => (
            <div key={name} className={styles.row} data-field={name}>
              <KindField kind={kind} name={name} form={form} />
            </div>
          ))}
        </Panel>
        {(hasPublication || aside) && (
          <div>
            {hasPublication && (
              <Panel title={t(TEXTS.publication)}>
                <PublicationFields form={form} />
              </Panel>
            )}
            {aside}
            {checks}
          </div>
        )}
        {!hasPublication && !aside && checks}
      </div>
      <div className={styles.bar}>
        {preview.link && <PreviewNotice link={preview.link} />}
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('common.save')}
        </Button>
        {hasPreview(kind) && (
          <Button loading={preview.isBusy} onClick={() => void preview.preview(form.getValues())}>
            {t(PREVIEW.preview)}
          </Button>
        )}
        {actions}
        <OthersNotice kind={kind} id={entry?.id ?? null} />
        <span role="status" className={styles.state}>
          {isDirty && (
            <>
              <span aria-hidden="true">● </span>
              {t(TEXTS.isUnsaved)}
            </>
          )}
        </span>
      </div>
      {conflict && (
        <ConflictDialog
          kind={kind}
          conflict={conflict}
          onChoose={resolveConflict}
          onCancel={cancelConflict}
        />
      )}
    </form>
  );
}
const PUBLICATION = ['status', 'publishAt', 'unpublishAt'];
