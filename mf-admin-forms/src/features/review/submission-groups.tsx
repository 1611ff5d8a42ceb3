import { LIST_SEPARATOR, toTelHref } from '@admissions/model';
import { findAudience } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import type { FormScreen } from '../../lib/form-screen.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { formatFieldValue } from './format-field-value.ts';
import styles from './submission-groups.module.css';
import { TEXTS } from './texts.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Fields in the order in which staff ask for them on the phone. */
export function SubmissionGroups({ screen, entry }: { screen: FormScreen; entry: Entry }) {
  const t = useMessage();
  return listVisibleGroups(screen, entry).map(({ title, fields }) => (
    <section key={title.en} className={styles.group} aria-label={t(title)}>
      <h2 className={styles.title}>{t(title)}</h2>
      <dl className={styles.details}>
        {fields.map((name) => (
          <FieldValue key={name} screen={screen} entry={entry} name={name} />
        ))}
      </dl>
    </section>
  ));
}

/** Groups without fields that the form did not show to this audience. */
function listVisibleGroups({ form, groups }: FormScreen, entry: Entry): FormScreen['groups'] {
  const audienceFields = findAudience(form, entry)?.fields;
  if (!audienceFields) return groups;
  return groups.flatMap(({ title, fields }) => {
    // Fields set by the API are not part of the form.
    const visibleFields = fields.filter(
      (name) =>
        name === 'audience' || audienceFields.includes(name) || (entry[name] ?? null) !== null,
    );
    return visibleFields.length > 0 ? [{ title, fields: visibleFields }] : [];
  });
}

function FieldValue({ screen, entry, name }: { screen: FormScreen; entry: Entry; name: string }) {
  const t = useMessage();
  const field = screen.form.fields[name];
  // Labels as the visitor saw them: some depend on the audience.
  const label = findAudience(screen.form, entry)?.labels[name] ?? screen.form.labels[name];
  if (!field || !label) return null;
  const labels = {
    options: screen.form.options[name],
    t,
    yes: t('common.yes'),
    no: t('common.no'),
    comma: t(LIST_SEPARATOR),
  };
  const shown = formatFieldValue(field, entry[name], labels);
  const isWide = field.type === 'longText';
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt className={styles.label}>{t(label)}</dt>
      <dd className={field.type === 'longText' ? `${styles.value} ${styles.prose}` : styles.value}>
        {shown === null ? (
          <span className="faint">
            {field.required ? t(SHARED_TEXTS.erased) : t(TEXTS.value.none)}
          </span>
        ) : (
          <Linked type={field.type} value={shown} />
        )}
      </dd>
    </div>
  );
}

/** Phone numbers and e-mail addresses as links. */
function Linked({ type, value }: { type: string; value: string }) {
  if (type === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (type === 'phone') return <a href={toTelHref(value)}>{value}</a>;
  return value;
}
