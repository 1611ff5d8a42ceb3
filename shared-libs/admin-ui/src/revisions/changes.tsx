import type { AnyKind } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { findChanged, toItems } from '../base/draft-values.ts';
import { listFieldPictures } from '../field-types/field-types.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';
import { BodyChanges, PictureChange } from './body-changes.tsx';
import styles from './changes.module.css';
import { describeValue } from './describe-value.ts';
import { DiffText } from './diff-text.tsx';
import { REVISION_TEXTS } from './texts.ts';

/** After the fields of the kind. */
const PUBLICATION = ['status', 'publishAt', 'unpublishAt', 'deletedAt'] as const;
type Values = Readonly<Record<string, unknown>>;
interface ChangesProps {
  kind: AnyKind;
  before: Values;
  after: Values;
}
export function Changes({ kind, before, after }: ChangesProps) {
  const t = useMessage();
  const names = [...Object.keys(kind.fields), ...PUBLICATION];
  const fields = findChanged(kind, before, after, names).filter(
    (name) => !kind.fields[name]?.readOnly,
  );
  if (fields.length === 0) return <p className="faint">{t(REVISION_TEXTS.nothing)}</p>;
  return (
    <dl className={styles.changes}>
      {fields.map((name) => (
        <FieldRow key={name} kind={kind} name={name} before={before[name]} after={after[name]} />
      ))}
    </dl>
  );
}

interface ValueChange {
  kind: AnyKind;
  name: string;
  before: unknown;
  after: unknown;
}
function FieldRow(change: ValueChange) {
  const t = useMessage();
  const { kind, name } = change;
  return (
    <div>
      <dt>{isPublication(name) ? t(REVISION_TEXTS[name]) : t(readFieldLabel(kind, name))}</dt>
      <dd>
        <FieldChange {...change} />
      </dd>
    </div>
  );
}
const isPublication = (name: string): name is (typeof PUBLICATION)[number] =>
  (PUBLICATION as readonly string[]).includes(name);

export function FieldChange({ kind, name, before, after }: ValueChange) {
  const t = useMessage();
  const field = kind.fields[name];
  if (field?.type === 'items')
    return <BodyChanges before={toItems(before)} after={toItems(after)} />;
  return (
    <>
      <PictureChange
        before={listFieldPictures(field, before)}
        after={listFieldPictures(field, after)}
      />
      <DiffText
        before={describeValue(kind, name, before, t)}
        after={describeValue(kind, name, after, t)}
      />
    </>
  );
}
