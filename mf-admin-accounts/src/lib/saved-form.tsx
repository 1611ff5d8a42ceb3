import {
  Alert,
  Button,
  ConflictNotice,
  useEntryForm,
  useSaveShortcut,
  useUnsavedGuard,
} from '@admissions/admin-ui';
import { listChangedFields } from '@admissions/model/merge';
import { useConfirm, useMessage } from '@admissions/store';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SHARED_TEXTS } from './texts.ts';

type EntryFormOptions<E extends { revision: number }, V extends object> = Parameters<
  typeof useEntryForm<E, V>
>[0];
interface SavedFormOptions<E extends { revision: number }, V extends object>
  extends EntryFormOptions<E, V> {
  /** Path to open after saving; absent: stay. */
  next?: (values: V) => string | null;
  /** What the editor must agree to before saving. */
  findConsequence?: (values: V) => string | null;
  /** Whether the result must be shown first, even to an editor who was leaving. */
  mustStay?: () => boolean;
}
export type SavedFormState = Pick<
  ReturnType<typeof useSavedForm>,
  'element' | 'errors' | 'failure' | 'isDirty' | 'isSaving' | 'save'
>;

/** A page with one form: saves, navigates, and guards unsaved changes. */
export function useSavedForm<E extends { revision: number }, V extends object>({
  next = () => null,
  mustStay = () => false,
  findConsequence = () => null,
  ...options
}: SavedFormOptions<E, V>) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const navigate = useNavigate();
  const form = useEntryForm(options);
  const [target, setTarget] = useState<string | null>(null);
  const agree = (message: string) =>
    new Promise<boolean>((resolve) =>
      openConfirm({
        message,
        confirmLabel: t(SHARED_TEXTS.saveAnyway),
        isDangerous: true,
        onConfirm: () => resolve(true),
        onCancel: () => resolve(false),
      }),
    );
  async function submit() {
    const message = findConsequence(form.values);
    return (message === null || (await agree(message))) && (await form.submit()) === 'saved';
  }
  // A password that only confirms is no text to lose.
  const isDirty = listChangedFields<object>(form.saved, form.values).some(
    (name) => name !== 'currentPassword',
  );
  useUnsavedGuard(isDirty && target === null, async () => {
    if (!(await submit())) return false;
    if (!mustStay()) return true;
    setTarget(next(form.values));
    return false;
  });
  // The guard has to render once without unsaved changes.
  useEffect(() => {
    if (target !== null) void navigate(target);
  }, [target, navigate]);

  async function save() {
    if (await submit()) setTarget(next(form.values));
  }
  return { ...form, isDirty, save };
}

interface SavedFormProps {
  form: SavedFormState;
  canSave: boolean;
  /** The fields that a colleague changed too, with their values. */
  conflicts?: readonly { field: string; value: string }[] | undefined;
  className?: string | undefined;
  barClassName?: string | undefined;
  /** What the save changes, where that needs care. */
  changes?: ReactNode;
  children: ReactNode;
}
/** A form with the result of its save; mod+S saves. */
export function SavedForm({
  form,
  canSave,
  conflicts,
  changes,
  children,
  ...classes
}: SavedFormProps) {
  const t = useMessage();
  const { element, errors, failure, isDirty, isSaving, save } = form;
  useSaveShortcut(() => void save());
  return (
    <form
      ref={element}
      className={classes.className}
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
        <Alert type="error" showIcon title={failure} />
      )}
      {children}
      <div className={classes.barClassName}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
          {t('common.save')}
        </Button>{' '}
        <span role="status" className="small faint">
          {isDirty && t(SHARED_TEXTS.unsaved)} <strong>{changes}</strong>
          {!isDirty && !canSave && t(SHARED_TEXTS.nothingUnsaved)}
        </span>
      </div>
    </form>
  );
}
