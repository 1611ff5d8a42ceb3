import { foldText, type Localised } from '@admissions/model';
import { findAudience, type OptionLabels, type VisitorForm } from '@admissions/model/forms';
import type { SubmissionReceipt } from '@admissions/protocol/forms';
import type { SitePrivacy } from '@admissions/site-content';
import { useConfirm, useMessage } from '@admissions/store';
import { Button, Phrases } from '@admissions/ui';
import {
  Choices,
  ErrorSummary,
  type FieldFault,
  type Option,
  toFieldId,
} from '@admissions/ui/forms';
import type { ComponentProps, ReactNode } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useIdentityTexts } from '../identity-texts.ts';
import styles from './request-form.module.css';
import { TEXTS } from './texts.ts';
import { loadValidation, useRequestForm } from './use-request-form.ts';
import type { VisitorRequest } from './visitor-request.ts';

/** Props that connect a control to the form. */
export type FieldOf<N extends string> = (
  name: N,
  isRequired?: boolean,
) => UseFormRegisterReturn & { label: string; error: string | undefined; isRequired: boolean };
interface FormProps<N extends string> {
  request: VisitorRequest<N>;
  notice: SitePrivacy;
  onSent: (receipt: SubmissionReceipt, values: FieldValues) => void;
  /** The groups of fields before the consent. */
  children: (field: FieldOf<N>, read: ReadField<N>, write: WriteField<N>) => ReactNode;
}
/** The current value of a field. */
export type ReadField<N extends string> = (name: N) => unknown;
/** Sets a field and checks it. */
export type WriteField<N extends string> = (name: N, value: string) => void;

/** Input survives in the tab, and repeated presses never submit twice. */
export function RequestForm<N extends string>({ request, notice, onSent, children }: FormProps<N>) {
  const t = useMessage();
  const office = useIdentityTexts();
  const openConfirm = useConfirm();
  const sending = useRequestForm(request, onSent);
  const { form, unsaved, attempt, failure, isSending, progress, isReady } = sending;
  const { register, formState } = form;
  const read: ReadField<N> = (name) => form.watch(name);
  const audience = request.form.audiences
    ? findAudience(request.form, { audience: form.watch('audience') })
    : null;
  const labels = { ...request.form.labels, ...audience?.labels };
  const faults = collectFaults(formState.errors, labels, t);
  const findError = (name: string) => faults.find((fault) => fault.name === name)?.message;
  const field: FieldOf<N> = (name, isRequired = true) => ({
    ...register(name, {
      onBlur: () => foldTyped(form, request.form.fields, name),
      ...(request.checkOnChange?.includes(name) && { onChange: sending.checkFilled }),
    }),
    label: t(labels[name]),
    error: findError(name),
    isRequired,
  });
  const confirm = () => {
    // Enter submits without leaving the field.
    for (const name of Object.keys(request.form.fields)) foldTyped(form, request.form.fields, name);
    sending.prepare();
    openConfirm({
      message: t(
        request.words?.confirm ?? (audience?.isBooked ? TEXTS.confirmOwn : 'form.confirm'),
      ),
      confirmLabel: t('common.confirm'),
      onConfirm: () => void sending.send(),
    });
  };

  return (
    <form
      data-form={request.form.name}
      className={styles.form}
      data-print-blocks
      noValidate
      method="post"
      onFocus={() => void loadValidation().catch(() => {})}
      onSubmit={form.handleSubmit(confirm)}
    >
      <ErrorSummary faults={faults} attempt={formState.submitCount + attempt} />
      {unsaved.isRestored && (
        <p role="status" className={styles.restored}>
          {t('form.draft')}
          <Button look="quiet" onClick={unsaved.clear}>
            {t('form.draftClear')}
          </Button>
        </p>
      )}
      {children(field, read, sending.write)}
      <ConsentField {...register('consent')} error={findError('consent')} notice={notice} />
      <p className={styles.trap} aria-hidden="true">
        <label>
          {t(TEXTS.trap)} <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p data-when-asleep>{t('form.asleep', { phone: t(office.phone), email: office.email })}</p>
      {/* At the button, since the head of a long form is out of sight. */}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.send}>
        <Button type="submit" disabled={isSending || !isReady}>
          {t(isSending ? 'loading.saving' : 'common.submit')}
        </Button>
        {progress?.isLong && <progress aria-hidden="true" value={progress.done} />}
        <p role="status">{progress && t(progress.isLong ? 'form.provingLong' : 'form.proving')}</p>
      </div>
    </form>
  );
}

/** Shows typed text in the form in which it is sent. */
function foldTyped(form: UseFormReturn, fields: VisitorForm['fields'], name: string) {
  const { type } = fields[name] ?? {};
  const typed: unknown = form.getValues(name);
  const folded = type && typeof typed === 'string' ? foldText(type, typed) : typed;
  if (folded !== typed) form.setValue(name, folded);
}

export const RequestGroup = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) => (
  <section className={styles.group} aria-labelledby={id}>
    <h2 id={id}>
      <Phrases>{title}</Phrases>
    </h2>
    {children}
  </section>
);
export const FullWidth = ({ children }: { children: ReactNode }) => (
  <div className="across shrinking">{children}</div>
);

/** Across both columns; options in the interface's language. */
export function WideChoices({ words, ...choices }: WideChoicesProps) {
  return (
    <FullWidth>
      <Choices {...choices} options={useOptions(words)} />
    </FullWidth>
  );
}
interface WideChoicesProps extends Omit<ComponentProps<typeof Choices>, 'options'> {
  words: OptionLabels;
}
export function useOptions(words: OptionLabels): Option[] {
  const t = useMessage();
  return Object.entries(words).map(([value, word]) => ({ value, label: t(word) }));
}

function collectFaults(
  errors: FieldErrors,
  labels: Readonly<Record<string, Localised>>,
  getLabel: (pair: Localised) => string,
): FieldFault[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const found: { message?: string } | undefined = get(errors, name);
    return found?.message ? [{ name, label: getLabel(label), message: found.message }] : [];
  });
}

function ConsentField({
  error,
  notice,
  ...control
}: UseFormRegisterReturn & { error: string | undefined; notice: SitePrivacy }) {
  const t = useMessage();
  const id = toFieldId('consent');
  return (
    <section className={styles.consent} aria-labelledby="request-privacy">
      <h2 id="request-privacy">
        <Phrases>{t(TEXTS.privacy)}</Phrases>
      </h2>
      <details>
        <summary>
          <Phrases>{t(notice.title)}</Phrases>
        </summary>
        <p>{t(notice.intro)}</p>
        <dl>
          {notice.items.map(({ key, title, text }) => (
            <div key={key}>
              <dt className="space-s bold">{t(title)}</dt>
              <dd className="soft">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <label className={styles.check}>
        <input
          {...control}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-required
        />
        <span>
          {t(notice.consentLabel)} <em>{t('common.required')}</em>
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="wrong small semi">
          {error}
        </p>
      )}
    </section>
  );
}
