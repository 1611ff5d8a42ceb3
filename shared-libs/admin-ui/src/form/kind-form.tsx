import { type AnyKind, joinLabel, type PagePath } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { hasPreview } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Alert } from 'antd';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { CommentMarksContext } from '../base/comment-marks.ts';
import {
  KindFormContext,
  type KindFormParts,
  useFormValues,
  useKindFormParts,
} from '../base/kind-form-context.ts';
import { lazyPart } from '../base/lazy-part.tsx';
import { Drawer } from '../base/overlays.tsx';
import { Panel } from '../base/panel.tsx';
import { BODY_TEXTS } from '../body/item-forms/texts.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { focusField } from '../checks/focus-field.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { TEXTS as LIVE_PREVIEW } from '../live-preview/texts.ts';
import { usePreviewPane } from '../live-preview/use-preview-pane.ts';
import { usePreview } from '../preview/use-preview.ts';
import { FieldMark, ReviewPanel } from '../reviews/review-panel.tsx';
import { JumpList } from './jump-list.tsx';
import { KindField } from './kind-field.tsx';
import styles from './kind-form.module.css';
import { KindFormBar } from './kind-form-bar.tsx';
import { KindFormDialogs, KindFormNotices } from './kind-form-notices.tsx';
import { PublicationPanel } from './publication-fields.tsx';
import { type KindEditing, type KindFormOptions, useKindForm } from './use-kind-form.ts';

const LivePreview = lazyPart(
  async () => (await import('../live-preview/live-preview.tsx')).LivePreview,
);

export interface KindFormProps
  extends Omit<KindFormOptions, 'fieldNames' | 'hasDraft'>,
    Pick<KindFormParts, 'notes'> {
  /** Fields of this form, in its order. */
  fields: readonly string[];
  /** In the side column, under the publication panel; a function receives the values. */
  aside?: ReactNode | ((form: AsideForm) => ReactNode);
  /** Beside the save button. */
  actions?: ReactNode;
  /** Offers to save and open the next entry. */
  hasNext?: boolean;
  /** False for a form of some fields; another form of the entry publishes it. */
  hasPublication?: boolean;
  /** The form saves a draft on the server while typing, and its button publishes the draft. */
  hasDraft?: boolean;
  /** Page that previews a kind without pages of its own. */
  previewOn?: PagePath | undefined;
  /** Path of the form with the entry's other fields: its body, or all but the body. */
  elsewhere?: string | undefined;
}
/** Form of a kind; mod+S saves the draft, or the entry where it has none. */
export function KindForm({
  fields,
  aside,
  actions,
  hasNext = false,
  hasPublication = true,
  hasDraft = false,
  previewOn,
  elsewhere,
  ...source
}: KindFormProps) {
  const { kind, entry, notes } = source;
  const t = useMessage();
  const fieldNames = hasPublication ? [...fields, ...PUBLICATION] : fields;
  const [isScheduling, setScheduling] = useState(false);
  const editing = useKindForm({ ...source, fieldNames, hasDraft });
  const { form, element, submit } = editing;
  const id = entry?.id ?? null;
  const jump = (field: string) => focusField(element.current, { field, block: 'start' });
  const preview = usePreview(kind, id, previewOn);
  const livePreview = usePreviewPane(element, kind.id);
  const checks = <FormChecks {...{ editing, hasDraft }} />;
  const previewPane = hasPreview(kind) && livePreview.isOpen && (
    <LivePreview
      {...{ element, elsewhere }}
      on={previewOn}
      onOpen={(place) => {
        if (!livePreview.isSideBySide) livePreview.close();
        // A closing drawer first gives the focus back, after its animation of 300 ms.
        setTimeout(() => focusField(element.current, place), livePreview.isSideBySide ? 0 : 300);
      }}
    />
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const isSplit = Boolean(previewPane) && livePreview.isSideBySide;
  return (
    <KindFormContext value={{ kind, id, fields: fieldNames, form, notes }}>
      <form ref={element} onSubmit={onSubmit} noValidate>
        <KindFormNotices editing={editing} onSchedule={() => setScheduling(true)} />
        <div className={styles.split} data-beside={isSplit || undefined}>
          <div
            className={styles.columns}
            data-wide={isSplit || !(hasPublication || aside) || undefined}
          >
            <FieldsPanel {...{ fields, editing }} onJump={jump} />
            {(hasPublication || aside) && (
              <div className={styles.side}>
                {hasPublication && <PublicationPanel />}
                {typeof aside === 'function' ? <FormAside>{aside}</FormAside> : aside}
                {checks}
              </div>
            )}
            {!hasPublication && !aside && checks}
          </div>
          {isSplit && <div className={styles.page}>{previewPane}</div>}
        </div>
        {previewPane && !isSplit && (
          <Drawer open size="100%" title={t(LIVE_PREVIEW.title)} onClose={livePreview.close}>
            {previewPane}
          </Drawer>
        )}
        <KindFormBar
          {...{ editing, hasDraft, hasPublication, preview, livePreview, actions, hasNext }}
          onSchedule={() => setScheduling(true)}
        />
        <KindFormDialogs {...{ editing, isScheduling }} onScheduled={() => setScheduling(false)} />
      </form>
    </KindFormContext>
  );
}
const PUBLICATION = ['status', 'publishAt', 'unpublishAt'];

interface FormChecksProps {
  editing: KindEditing;
  hasDraft: boolean;
}
function FormChecks({ editing, hasDraft }: FormChecksProps) {
  const { kind } = useKindFormParts();
  return (
    <>
      {hasPreview(kind) && <ChecksPanel onChecks={editing.publishing.setChecks} />}
      {hasDraft && <ReviewPanel {...editing.reviewing.panel} />}
    </>
  );
}

interface FieldsPanelProps {
  fields: readonly string[];
  editing: KindEditing;
  onJump: (field: string) => void;
}
function FieldsPanel({ fields, editing: { reviewing }, onJump }: FieldsPanelProps) {
  const t = useMessage();
  const { kind, notes } = useKindFormParts();
  return (
    <Panel>
      <JumpList {...{ kind, fields, onJump }} />
      <CommentMarksContext value={reviewing.marks}>
        <FormFailure />
        <div className={styles.fields}>
          {fields.map((name, at) => (
            <Fragment key={name}>
              {kind.parts[name] && <h2 className={styles.part}>{t(kind.parts[name])}</h2>}
              <div
                className={styles.row}
                data-field={name}
                data-half={isHalf(kind, fields, at) || undefined}
              >
                <KindField name={name} />
                {notes?.[name]}
                <FieldMark count={reviewing.countAt(name)} onOpen={() => reviewing.openAt(name)} />
              </div>
            </Fragment>
          ))}
        </div>
      </CommentMarksContext>
    </Panel>
  );
}

/** Longer English texts have a line of their own. */
const MAX_HALF_LENGTH = 80;
/** A text and its English one, `name` and `nameEn`, are beside each other. */
const isHalf = ({ fields: all }: AnyKind, fields: readonly string[], at: number) =>
  [at, at + 1].some(
    (each) =>
      fields[each] === `${fields[each - 1]}En` &&
      (all[fields[each]]?.max ?? Infinity) <= MAX_HALF_LENGTH,
  );

/** Why it is not saved: failures, and errors of fields that this form does not show. */
function FormFailure() {
  const t = useMessage();
  const { kind, fields, form } = useKindFormParts();
  const failure = useStore(form, (state) => state.failure);
  const errors = useStore(form, (state) => state.errors);
  const paths = Object.keys(errors);
  const names = new Set(paths.map((path) => path.split('.')[0] ?? path));
  const hidden = [...names]
    .filter((name) => !fields.includes(name))
    .map((name) => {
      const faults = paths.filter((path) => path.split('.')[0] === name);
      const message =
        faults.length > 1
          ? t(BODY_TEXTS.faults, { count: faults.length })
          : (errors[faults[0] ?? name]?.[0] ?? '');
      return joinLabel(t(readFieldLabel(kind, name)), message, t.locale);
    });
  const title = failure ?? hidden.join(' ');
  return title && <Alert type="error" showIcon title={title} className="below-m" />;
}

/** Form access for components beside the fields. */
export interface AsideForm {
  values: FormValues;
  change: (name: string, value: unknown) => void;
}
/** Components that follow the field values, without rendering the form at each key press. */
function FormAside({ children }: { children: (form: AsideForm) => ReactNode }) {
  const { form } = useKindFormParts();
  const values = useFormValues();
  return children({ values, change: (name, value) => form.change({ [name]: value }) });
}
