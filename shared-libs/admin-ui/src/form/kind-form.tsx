import type { AnyKind } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import type { AnyEntry } from '../list/load-list.ts';
import { Panel } from '../panel.tsx';
import { useTexts } from '../use-texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { FormValues } from './form-values.ts';
import { KindField } from './kind-field.tsx';
import styles from './kind-form.module.css';
import { PublicationFields } from './publication-fields.tsx';
import { useKindForm } from './use-kind-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface KindFormProps {
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
export function KindForm({ kind, entry, fields, preset = {}, onSaved, aside, actions, hasPublication = true }: KindFormProps) {
  const t = useMessage();
  const text = useTexts();
  const { form, isDirty, isSaving, failure, conflict, submit, resolveConflict, cancelConflict } = useKindForm({
    kind,
    entry,
    preset,
    shown: hasPublication ? [...fields, ...PUBLICATION] : fields,
    onSaved,
  });
  useUnsavedGuard(isDirty);
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.columns} data-wide={hasPublication || aside ? undefined : ''}>
        <Panel>
          {failure && <Alert type="error" showIcon title={failure} role="alert" className={styles.failure} />}
          {fields.map((name) => (
            <KindField key={name} kind={kind} name={name} form={form} />
          ))}
        </Panel>
        {(hasPublication || aside) && (
          <div>
            {hasPublication && (
              <Panel title={text('publication')}>
                <PublicationFields form={form} />
              </Panel>
            )}
            {aside}
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('common.save')}
        </Button>
        {actions}
        <span role="status" className={styles.state}>
          {isDirty ? '●' : ''}
        </span>
      </div>
      {conflict && <ConflictDialog kind={kind} conflict={conflict} onChoose={resolveConflict} onCancel={cancelConflict} />}
    </form>
  );
}
const PUBLICATION = ['status', 'publishAt', 'unpublishAt'];
