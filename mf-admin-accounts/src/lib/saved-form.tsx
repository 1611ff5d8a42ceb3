import {
  Alert,
  Button,
  ConflictNotice,
  useEntryForm,
  useSaveShortcut,
  useUnsavedGuard,
} from '@admissions/admin-ui';
import type { FieldErrors } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SHARED_TEXTS } from './texts.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

interface SavedFormOptions<E extends { revision: number }, V extends object> {
  loaded: E;
  toValues: (entry: E) => V;
  /** Sends the values; `entry` is the one they change. */
  save: (values: V, entry: E) => Promise<E>;
  /** Errors that block sending. */
  check: (values: V) => FieldErrors;
  /** Path to open after saving; absent: stay. */
  next?: (values: V) => string | null;
  /** Whether the result must be shown first, even to an editor who was leaving. */
  mustStay?: () => boolean;
}
export type SavedFormState = Pick<
  ReturnType<typeof useSavedForm>,
  'element' | 'errors' | 'failure' | 'isSaving' | 'save'
>;

/** A page with one form: validates, saves, navigates, and guards unsaved changes. */
export function useSavedForm<E extends { revision: number }, V extends object>({
  check,
  next = () => null,
  mustStay = () => false,
  ...options
}: SavedFormOptions<E, V>) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(element);
  const form = useEntryForm(options);
  const [target, setTarget] = useState<string | null>(null);
  useUnsavedGuard(form.isDirty && target === null, async () => {
    if (!(await submit())) return false;
    if (!mustStay()) return true;
    setTarget(next(form.values));
    return false;
  });
  // The guard has to render once without unsaved changes.
  useEffect(() => {
    if (target !== null) void navigate(target);
  }, [target, navigate]);

  async function submit() {
    const problems = check(form.values);
    if (Object.keys(problems).length > 0) form.setErrors(problems);
    else if ((await form.submit()) === 'saved') return true;
    focusFirstError();
    return false;
  }
  async function save() {
    if (await submit()) setTarget(next(form.values));
  }
  return { ...form, element, save };
}

interface SavedFormProps {
  form: SavedFormState;
  canSave: boolean;
  /** The fields that a colleague changed too, with their values. */
  conflicts?: readonly { field: string; value: string }[] | undefined;
  className: string | undefined;
  barClassName?: string | undefined;
  children: ReactNode;
}
/** A form with the result of its save; mod+S saves. */
export function SavedForm({ form, canSave, conflicts, children, ...classes }: SavedFormProps) {
  const t = useMessage();
  const { element, errors, failure, isSaving, save } = form;
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
        <Alert type="error" showIcon role="alert" title={failure} />
      )}
      {children}
      <div className={classes.barClassName}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
