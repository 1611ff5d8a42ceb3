import type { PagePath } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { hasPreview } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { CommentMarksContext } from '../base/comment-marks.ts';
import { lazyPart } from '../base/lazy-part.tsx';
import { Drawer } from '../base/overlays.tsx';
import { Panel } from '../base/panel.tsx';
import { TEXTS } from '../base/texts.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { focusField } from '../checks/focus-field.ts';
import { TEXTS as LIVE_PREVIEW } from '../live-preview/texts.ts';
import { usePreviewPane } from '../live-preview/use-preview-pane.ts';
import { usePreview } from '../preview/use-preview.ts';
import { FieldMark, ReviewPanel } from '../reviews/review-panel.tsx';
import { JumpList } from './jump-list.tsx';
import { KindField } from './kind-field.tsx';
import styles from './kind-form.module.css';
import { KindFormBar } from './kind-form-bar.tsx';
import { KindFormDialogs, KindFormNotices } from './kind-form-notices.tsx';
import { PublicationFields } from './publication-fields.tsx';
import { type KindEditing, type KindFormOptions, useKindForm } from './use-kind-form.ts';

const LivePreview = lazyPart(
  async () => (await import('../live-preview/live-preview.tsx')).LivePreview,
);

export interface KindFormProps extends Omit<KindFormOptions, 'shown' | 'hasDraft'> {
  /** Fields of this form, in its order. */
  fields: readonly string[];
  /** Beside the fields, below the publication; a function receives the values. */
  aside?: ReactNode | ((form: AsideForm) => ReactNode);
  /** Beside the save button. */
  actions?: ReactNode;
  /** Before saving and opening the next entry; null or absent without one. */
  onSaveAndNext?: (() => void) | null;
  /** False for a form of some fields; another form of the entry publishes it. */
  hasPublication?: boolean;
  /** With a draft on the server: the form's button then publishes. */
  hasDraft?: boolean;
  /** Preview page of a kind without pages of its own. */
  previewOn?: PagePath | undefined;
  /** Path of the form for the other fields. */
  elsewhere?: string | undefined;
}
/** Form of a kind; mod+S saves the draft, or the entry where it has none. */
export function KindForm({
  fields,
  aside,
  actions,
  onSaveAndNext = null,
  hasPublication = true,
  hasDraft = false,
  previewOn,
  elsewhere,
  ...source
}: KindFormProps) {
  const { kind, entry } = source;
  const t = useMessage();
  const shown = hasPublication ? [...fields, ...PUBLICATION] : fields;
  const [isScheduling, setScheduling] = useState(false);
  const editing = useKindForm({ ...source, shown, hasDraft });
  const { form, element, submit } = editing;
  const id = entry?.id ?? null;
  const jump = (field: string) => focusField(element.current, { field, block: 'start' });
  const preview = usePreview(kind, id, previewOn);
  const livePreview = usePreviewPane(element);
  const checks = <FormChecks {...{ kind, id, editing, hasDraft }} fields={shown} />;
  const page = hasPreview(kind) && livePreview.isOpen && (
    <LivePreview
      {...{ kind, id, form, element, elsewhere }}
      fields={shown}
      on={previewOn}
      onOpen={(place) => {
        if (!livePreview.isSideBySide) livePreview.close();
        // A closing panel returns the focus first.
        setTimeout(() => focusField(element.current, place), livePreview.isSideBySide ? 0 : 300);
      }}
    />
  );
  const isSplit = Boolean(page) && livePreview.isSideBySide;
  return (
    <FormProvider {...form}>
      <form ref={element} onSubmit={submit} noValidate>
        <KindFormNotices kind={kind} editing={editing} onSchedule={() => setScheduling(true)} />
        <div className={styles.split} data-beside={isSplit || undefined}>
          <div
            className={styles.columns}
            data-wide={isSplit || !(hasPublication || aside) || undefined}
          >
            <FieldsPanel {...{ kind, fields, editing }} onJump={jump} />
            {(hasPublication || aside) && (
              <div>
                {hasPublication && (
                  <Panel title={t(TEXTS.publication)}>
                    <PublicationFields />
                  </Panel>
                )}
                {typeof aside === 'function' ? <FormAside>{aside}</FormAside> : aside}
                {checks}
              </div>
            )}
            {!hasPublication && !aside && checks}
          </div>
          {isSplit && <div className={styles.page}>{page}</div>}
        </div>
        {page && !isSplit && (
          <Drawer open size="100%" title={t(LIVE_PREVIEW.title)} onClose={livePreview.close}>
            {page}
          </Drawer>
        )}
        <KindFormBar
          {...{ kind, id, editing, hasDraft, hasPublication, preview, livePreview }}
          {...{ actions, onSaveAndNext }}
          onSchedule={() => setScheduling(true)}
        />
        <KindFormDialogs
          {...{ kind, editing, isScheduling }}
          fields={shown}
          onScheduled={() => setScheduling(false)}
        />
      </form>
    </FormProvider>
  );
}
const PUBLICATION = ['status', 'publishAt', 'unpublishAt'];

interface FormChecksProps extends Pick<KindFormProps, 'kind' | 'fields'> {
  id: number | null;
  editing: KindEditing;
  hasDraft: boolean;
}
function FormChecks({ editing, hasDraft, ...checked }: FormChecksProps) {
  return (
    <>
      {hasPreview(checked.kind) && (
        <ChecksPanel {...checked} form={editing.form} onChecks={editing.publishing.setChecks} />
      )}
      {hasDraft && <ReviewPanel {...editing.reviewing.panel} />}
    </>
  );
}

function FieldsPanel({
  kind,
  fields,
  editing: { failure, reviewing },
  onJump,
}: Pick<KindFormProps, 'kind' | 'fields'> & {
  editing: KindEditing;
  onJump: (field: string) => void;
}) {
  return (
    <Panel>
      <JumpList {...{ kind, fields, onJump }} />
      <CommentMarksContext value={reviewing.marks}>
        {failure && (
          <Alert type="error" showIcon title={failure} role="alert" className="below-m" />
        )}
        {fields.map((name) => (
          <div key={name} className={styles.row} data-field={name}>
            <KindField kind={kind} name={name} />
            <FieldMark count={reviewing.countAt(name)} onOpen={() => reviewing.openAt(name)} />
          </div>
        ))}
      </CommentMarksContext>
    </Panel>
  );
}

/** Form access for components beside the fields. */
export interface AsideForm {
  values: FormValues;
  change: (name: string, value: unknown) => void;
}
/** Components that follow the field values, without rendering the form at each key press. */
function FormAside({ children }: { children: (form: AsideForm) => ReactNode }) {
  const { setValue } = useFormContext<FormValues>();
  const values = useWatch<FormValues>() as FormValues;
  return children({
    values,
    change: (name, value) => setValue(name, value, { shouldDirty: true }),
  });
}
