import type { AnyKind, FieldType } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { TEXTS } from '../base/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import styles from './kind-form.module.css';

/** Fields that take much room. */
const LONG_TYPES: readonly FieldType[] = ['list', 'items', 'files'];
const MIN_LONG_FIELDS = 4;

interface JumpListProps {
  kind: AnyKind;
  fields: readonly string[];
  onJump: (field: string) => void;
}
/** Links to the parts of a long form, which stay in sight above its fields. */
export function JumpList({ kind, fields, onJump }: JumpListProps) {
  const t = useMessage();
  const isLong = (name: string) => LONG_TYPES.some((type) => type === kind.fields[name]?.type);
  const named = fields.filter((name) => kind.parts[name]);
  const [first, ...others] = fields;
  const long = others.filter(isLong);
  if (first === undefined || (named.length === 0 && long.length < MIN_LONG_FIELDS)) return null;
  const nameOf = (name: string) => {
    if (name === first) return t(TEXTS.basics);
    // Without a hint such as "newest first".
    return t(readFieldLabel(kind, name)).replace(/\s?[（(].*$/, '');
  };
  return (
    <nav aria-label={t(TEXTS.formParts)} className={styles.jumps}>
      {(named.length > 0 ? named : [first, ...long]).map((name) => (
        <Button key={name} size="small" type="text" onClick={() => onJump(name)}>
          {kind.parts[name] ? t(kind.parts[name]) : nameOf(name)}
        </Button>
      ))}
    </nav>
  );
}
