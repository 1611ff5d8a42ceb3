import { Alert, Button, ConflictNotice, useSaveShortcut } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { SHARED_TEXTS } from './texts.ts';
import type { SavedForm as Form } from './use-saved-form.ts';

interface SavedFormProps {
  form: Form;
  canSave: boolean;
  /** The fields that a colleague changed too, with their values. */
  conflicts?: readonly { field: string; value: string }[] | undefined;
  className: string | undefined;
  barClassName?: string | undefined;
  children: ReactNode;
}
/** A form with the result of its save; mod+S saves. */
export function SavedForm({
  form,
  canSave,
  conflicts,
  className,
  barClassName,
  children,
}: SavedFormProps) {
  const t = useMessage();
  const { element, errors, failure, isSaving, save } = form;
  useSaveShortcut(() => void save());
  return (
    <form
      ref={element}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {conflicts && (
        <ConflictNotice
          title={t(SHARED_TEXTS.conflict.title)}
          text={t(SHARED_TEXTS.conflict.text)}
          lines={conflicts.map((line) => ({
            field: line.field,
            text: t(SHARED_TEXTS.conflict.theirs, line),
          }))}
        />
      )}
      {failure !== null && Object.keys(errors).length === 0 && (
        <Alert type="error" showIcon role="alert" title={failure} />
      )}
      {children}
      <div className={barClassName}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
