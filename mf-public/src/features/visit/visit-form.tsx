import { CITIES, HUES } from '@admissions/contracts';
import { privacy } from '@admissions/contracts/site';
import { useAppStoreApi, useMessage } from '@admissions/store';
import type { FieldFault } from '@admissions/ui';
import { Button, Choices, ErrorSummary, SelectField, TextArea, TextField } from '@admissions/ui';
import type { FieldErrors } from 'react-hook-form';
import { ConsentField } from './consent-field.tsx';
import { useVisitForm } from './use-visit-form.ts';
import styles from './visit-form.module.css';
import type { VisitField } from './visit-labels.ts';
import { ARRIVALS, COLLEGES, FIELD_LABELS, GRADES, NEEDS, PERIODS, REGIONS } from './visit-labels.ts';
import type { VisitValues } from './visit-values.ts';

/** The visit form. What is typed stays in the tab, and one press more never makes a second submission. */
export function VisitForm({ onSent }: { onSent: (reference: string) => void }) {
  const t = useMessage();
  const store = useAppStoreApi();
  const { form, draft, attempt, failure, isSending, isReady, send } = useVisitForm(onSent);
  const { register, formState } = form;
  const faults = faultsOf(formState.errors, t.of);
  const errorOf = (name: VisitField) => faults.find((fault) => fault.name === name)?.message;
  const field = (name: VisitField, isRequired = true) => ({ ...register(name), label: t.of(FIELD_LABELS[name]), error: errorOf(name), isRequired });
  const options = <K extends string>(pairs: Record<K, { 'zh-TW': string; en: string }>) =>
    (Object.keys(pairs) as K[]).map((value) => ({ value, label: t.of(pairs[value]) }));
  const confirm = () => store.getState().ask({ message: t('form.confirm'), confirmLabel: t('common.confirm'), onConfirm: () => void send() });

  return (
    <form data-form="visit" className={styles.form} noValidate method="post" onSubmit={form.handleSubmit(confirm)}>
      <ErrorSummary faults={faults} attempt={formState.submitCount + attempt} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {draft.isRestored && (
        <p role="status" className={styles.restored}>
          {t('form.draft')}
          <Button look="quiet" onClick={draft.clear}>
            {t('form.draftClear')}
          </Button>
        </p>
      )}
      <section className={styles.group} aria-labelledby="visit-contact">
        <h2 id="visit-contact">學校與聯絡人</h2>
        <TextField {...field('school')} autoComplete="organization" />
        <SelectField
          {...field('city')}
          groups={REGIONS.map(({ label, cities }) => ({
            label: t.of(label),
            options: CITIES.filter((city) => cities.includes(city)).map((city) => ({ value: city, label: city })),
          }))}
        />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('jobTitle')} autoComplete="organization-title" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" hint="例如03-0000-000，可加分機#123" />
        <TextField {...field('mobile', false)} type="tel" autoComplete="tel" />
        <div className={styles.whole}>
          <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        </div>
      </section>
      <section className={styles.group} aria-labelledby="visit-time">
        <h2 id="visit-time">時間與人數</h2>
        <TextField {...field('dates.begin')} type="date" />
        <TextField {...field('dates.end')} type="date" />
        <div className={styles.whole}>
          <Choices {...field('period')} type="radio" options={options(PERIODS)} />
        </div>
        <div className={styles.whole}>
          <Choices {...field('grades', false)} type="checkbox" options={GRADES.map(({ value, label }) => ({ value, label: t.of(label) }))} />
        </div>
        <TextField {...field('students')} inputMode="numeric" />
        <TextField {...field('teachers')} inputMode="numeric" hint="沒有請填0" />
      </section>
      <section className={styles.group} aria-labelledby="visit-wishes">
        <h2 id="visit-wishes">行程安排</h2>
        <div className={styles.whole}>
          <Choices {...field('colleges', false)} type="checkbox" options={HUES.map((hue) => ({ value: hue, label: t.of(COLLEGES[hue]) }))} />
        </div>
        <div className={styles.whole}>
          <Choices {...field('arrival')} type="radio" options={options(ARRIVALS)} />
        </div>
        <div className={styles.whole}>
          <Choices {...field('needs', false)} type="checkbox" options={options(NEEDS)} />
        </div>
        <div className={styles.whole}>
          <TextArea {...field('remarks', false)} />
        </div>
      </section>
      <ConsentField {...register('consent')} error={errorOf('consent')} notice={privacy} />
      <p className={styles.trap} aria-hidden="true">
        <label>
          網站 <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Button type="submit" disabled={isSending || !isReady}>
        {t(isSending ? 'loading.saving' : 'common.submit')}
      </Button>
    </form>
  );
}

function faultsOf(errors: FieldErrors<VisitValues>, labelOf: (pair: { 'zh-TW': string; en: string }) => string): FieldFault[] {
  return (Object.keys(FIELD_LABELS) as VisitField[]).flatMap((name) => {
    const found = name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], errors) as
      | { message?: string }
      | undefined;
    return found?.message ? [{ name, label: labelOf(FIELD_LABELS[name]), message: found.message }] : [];
  });
}
