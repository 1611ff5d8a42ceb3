import {
  type DateRange,
  type Field,
  LIST_SEPARATOR,
  type Localised,
  toTelHref,
} from '@admissions/model';
import { findAudience, type OptionLabels } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import type { FormScreen } from '../../lib/form-screen.ts';
import { formatDayRange } from '../../lib/format-day-range.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
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
  // Fields set by the API are not part of the form.
  const isVisible = (name: string) =>
    name === 'audience' || audienceFields.includes(name) || (entry[name] ?? null) !== null;
  return groups
    .map(({ title, fields }) => ({ title, fields: fields.filter(isVisible) }))
    .filter(({ fields }) => fields.length > 0);
}

function FieldValue({ screen, entry, name }: { screen: FormScreen; entry: Entry; name: string }) {
  const t = useMessage();
  const field = screen.form.fields[name];
  // Labels as the visitor saw them: some depend on the audience.
  const label =
    name === 'audience'
      ? TEXTS.value.audience
      : (findAudience(screen.form, entry)?.labels[name] ?? screen.form.labels[name]);
  if (!field || !label) return null;
  const options = screen.form.options[name];
  const shown = formatFieldValue(field, entry[name], { options, t });
  const isWide = field.type === 'longText';
  return (
    <div className={isWide ? 'across' : undefined}>
      <dt className={styles.label}>{t(label)}</dt>
      <dd className={isWide ? styles.prose : undefined}>
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

interface ValueLabels {
  options: OptionLabels | undefined;
  t: (text: Localised | 'common.yes' | 'common.no') => string;
}

/** Formats a submitted value; null when nothing was entered. */
export function formatFieldValue(
  field: Field,
  value: unknown,
  { options, t }: ValueLabels,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  const toLabel = (option: string) => {
    const label = options?.[option];
    return label ? t(label) : option;
  };
  switch (field.type) {
    case 'boolean':
      return t(value === true ? 'common.yes' : 'common.no');
    case 'dateRange':
      return formatDayRange(value as DateRange);
    case 'list':
      return (value as string[]).map(toLabel).join(t(LIST_SEPARATOR)) || null;
    default:
      return toLabel(String(value));
  }
}
