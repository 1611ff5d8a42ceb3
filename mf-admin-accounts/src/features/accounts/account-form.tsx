import { Button, Panel, Switch } from '@admissions/admin-ui';
import { AREAS, type Area, allows, type Flags, type Localised, pair } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type AccountValues, flagField } from '../../lib/account-values.ts';
import { checkActive, checkFlag, type FlagEditor, withFlags } from '../../lib/flag-rules.ts';
import { CurrentPasswordField } from '../../lib/password-form.tsx';
import { SavedForm, type SavedFormState } from '../../lib/saved-form.tsx';
import { TextField } from '../../lib/text-field.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './account-form.module.css';
import matrixStyles from './flag-matrix.module.css';
import { TEXTS } from './texts.ts';

interface FieldsProps {
  form: SavedFormState & { values: AccountValues; change: (part: Partial<AccountValues>) => void };
  editor: FlagEditor;
}
interface FormProps extends Pick<ComponentProps<typeof SavedForm>, 'canSave' | 'conflicts'> {
  form: FieldsProps['form'];
  isSelf: boolean;
  /** The saved flags of the account. */
  held: Flags;
  isProofNeeded: boolean;
  /** After the fields, above the bar. */
  children?: ReactNode;
}
export function AccountForm({ form, isSelf, held, isProofNeeded, children, ...saving }: FormProps) {
  const t = useMessage();
  const actor = useAppStore((state) => state.session?.priv ?? {});
  const editor = { actor, isSelf, held };
  const changed = AREAS.filter((area) => form.values[flagField(area)] !== allows(held, area));
  const given = changed.filter((area) => form.values[flagField(area)]).length;
  const changes =
    changed.length > 0 && t(TEXTS.account.flagChanges, { given, taken: changed.length - given });
  return (
    <SavedForm form={form} {...saving} changes={changes} barClassName={styles.bar}>
      <Panel title={TEXTS.account.basics}>
        <AccountFields form={form} editor={editor} />
      </Panel>
      <Panel title={TEXTS.account.flags}>
        <FlagMatrix form={form} editor={editor} />
      </Panel>
      {isProofNeeded && (
        <Panel title={SHARED_TEXTS.proofTitle}>
          <div className={styles.fields}>
            <CurrentPasswordField form={form} hint={t(SHARED_TEXTS.proofHelp)} />
          </div>
        </Panel>
      )}
      {children}
    </SavedForm>
  );
}

const ACTIVE_HELP = {
  open: TEXTS.account.activeHelp,
  own: TEXTS.account.activeSelf,
  lacking: TEXTS.account.more,
  more: TEXTS.account.more,
} as const;

function AccountFields({ form, editor }: FieldsProps) {
  const t = useMessage();
  const id = useId();
  const rule = checkActive(editor);
  const error = form.errors.active;
  return (
    <div className={styles.fields}>
      <TextField
        form={form}
        name="account"
        label={TEXTS.account.account}
        hint={TEXTS.account.accountHelp}
        isRequired
        maxLength={40}
        spellCheck={false}
      />
      <TextField form={form} name="name" label={TEXTS.account.name} isRequired maxLength={60} />
      <TextField
        form={form}
        name="email"
        label={TEXTS.account.email}
        hint={TEXTS.account.emailHelp}
        type="email"
        maxLength={120}
      />
      <div className={styles.switch}>
        <Switch
          id={id}
          checked={form.values.active}
          disabled={rule !== 'open'}
          aria-describedby={`${id}-help`}
          onChange={(active) => form.change({ active })}
        />
        <div>
          <label htmlFor={id}>{t(TEXTS.account.active)}</label>
          <p id={`${id}-help`} className={`faint ${styles.line}`}>
            {t(ACTIVE_HELP[rule])}
          </p>
          {error && (
            <p className={`wrong ${styles.line}`} role="alert">
              {error.join(' ')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

interface Preset {
  label: Localised;
  areas: readonly Area[];
}
/** Usual duties; each sets all flags. */
const PRESETS: readonly Preset[] = [
  { label: pair('招生承辦', 'Admissions'), areas: ['news', 'about', 'forms'] },
  { label: pair('系所助理', 'Departments'), areas: ['faculty'] },
  { label: pair('網站編輯', 'Website'), areas: ['ad', 'setting', 'news', 'vr'] },
];
const EXTREMES: readonly Preset[] = [
  { label: TEXTS.account.grantAll, areas: AREAS },
  { label: TEXTS.account.grantNone, areas: [] },
];

/** The eleven flags, what each opens, and why one cannot be changed. */
function FlagMatrix({ form, editor }: FieldsProps) {
  const t = useMessage();
  const id = useId();
  const { values, change } = form;
  const errors = form.errors.priv ?? [];
  const isAnyOpen = AREAS.some((area) => checkFlag(area, editor) === 'open');
  const toButton = ({ label, areas }: Preset) => (
    <Button key={label.en} size="small" onClick={() => change(withFlags(values, areas, editor))}>
      {t(label)}
    </Button>
  );
  const isNothing = AREAS.every((area) => !values[flagField(area)]);
  return (
    <fieldset aria-label={t(TEXTS.account.flags)} aria-describedby={`${id}-help ${id}-error`}>
      <div className={matrixStyles.top}>
        <p id={`${id}-help`} className={matrixStyles.help}>
          {t(editor.isSelf ? TEXTS.account.flagsSelf : TEXTS.account.flagsHelp)}
        </p>
        {isAnyOpen && (
          <>
            <div className="wrap">
              <span className="faint small">{t(TEXTS.account.presets)}</span>
              {PRESETS.map(toButton)}
            </div>
            <div className="wrap">{EXTREMES.map(toButton)}</div>
          </>
        )}
      </div>
      <p
        id={`${id}-error`}
        className={matrixStyles.error}
        role={errors.length > 0 ? 'alert' : undefined}
      >
        {errors.join(' ')}
      </p>
      <ul className={matrixStyles.flags}>
        {AREAS.map((area) => {
          const rule = checkFlag(area, editor);
          const field = flagField(area);
          return (
            <li key={area}>
              <label className={matrixStyles.flag} data-rule={rule}>
                <input
                  type="checkbox"
                  name={field}
                  checked={values[field]}
                  disabled={rule !== 'open'}
                  aria-describedby={`${id}-${area}`}
                  onChange={({ target }) => change({ [field]: target.checked })}
                />
                <span className="semi">{t(AREA_LABELS[area])}</span>
              </label>
              <p id={`${id}-${area}`} className={matrixStyles.means}>
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
      {isNothing && <p className="caution space-s">{t(TEXTS.account.noFlags)}</p>}
    </fieldset>
  );
}
