import { Button } from '@admissions/admin-ui';
import { AREAS } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import type { AccountValues } from '../../lib/account-values.ts';
import { flagField } from '../../lib/account-values.ts';
import type { FlagEditor } from '../../lib/flag-rules.ts';
import { checkFlag, withAllFlags } from '../../lib/flag-rules.ts';
import styles from './flag-matrix.module.css';
import { TEXTS } from './texts.ts';

interface MatrixProps {
  values: AccountValues;
  editor: FlagEditor;
  errors: string[];
  onChange: (values: AccountValues) => void;
}

/** The eleven flags, what each opens, and why one cannot be changed. */
export function FlagMatrix({ values, editor, errors, onChange }: MatrixProps) {
  const t = useMessage();
  const id = useId();
  const isAnyOpen = AREAS.some((area) => checkFlag(area, editor) === 'open');
  const isNothing = AREAS.every((area) => !values[flagField(area)]);
  return (
    <fieldset aria-describedby={`${id}-help ${id}-error`}>
      <legend className="small bold">{t(TEXTS.account.flags)}</legend>
      <div className={styles.top}>
        <p id={`${id}-help`} className={styles.help}>
          {t(editor.isSelf ? TEXTS.account.flagsSelf : TEXTS.account.flagsHelp)}
        </p>
        {isAnyOpen && (
          <div className="flex gap-s">
            <Button size="small" onClick={() => onChange(withAllFlags(values, true, editor))}>
              {t(TEXTS.account.grantAll)}
            </Button>
            <Button size="small" onClick={() => onChange(withAllFlags(values, false, editor))}>
              {t(TEXTS.account.grantNone)}
            </Button>
          </div>
        )}
      </div>
      <p id={`${id}-error`} className={styles.error} role={errors.length > 0 ? 'alert' : undefined}>
        {errors.join(' ')}
      </p>
      <ul className={styles.flags}>
        {AREAS.map((area) => {
          const rule = checkFlag(area, editor);
          const field = flagField(area);
          return (
            <li key={area}>
              <label className={styles.flag} data-rule={rule}>
                <input
                  type="checkbox"
                  name={field}
                  checked={values[field]}
                  disabled={rule !== 'open'}
                  aria-describedby={`${id}-${area}`}
                  onChange={({ target }) => onChange({ ...values, [field]: target.checked })}
                />
                <span className="semi">{t(AREA_LABELS[area])}</span>
              </label>
              <p id={`${id}-${area}`} className={styles.means}>
                {t(TEXTS.areaHelp[area])}
                {(rule === 'lacking' || rule === 'more') && (
                  <span className="caution block">
                    {t(rule === 'more' ? TEXTS.account.more : TEXTS.account.lacking)}
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {isNothing && <p className={styles.warning}>{t(TEXTS.account.noFlags)}</p>}
    </fieldset>
  );
}
