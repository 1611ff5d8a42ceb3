import type { AnyKind, PagePath, WorkingCopy } from '@admissions/contracts';
import { hasPreview } from '@admissions/contracts';
import type { AnyEntry, FormValues } from '@admissions/contracts/merge';
import { useAppStore, useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { CommentMarksContext } from '../base/comment-marks.ts';
import { Drawer } from '../base/lazy-overlays.tsx';
import { Panel } from '../base/panel.tsx';
import { TEXTS } from '../base/texts.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { focusField } from '../checks/focus-field.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { DraftState } from '../drafts/draft-state.tsx';
import { PublishDialog } from '../drafts/publish-dialog.tsx';
import { PublishWords, readSavedWords } from '../drafts/publish-words.tsx';
import { ScheduleDialog } from '../drafts/schedule-dialog.tsx';
import { ScheduleNotice } from '../drafts/schedule-notice.tsx';
import { TEXTS as DRAFTS } from '../drafts/texts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useDraftCommands } from '../drafts/use-draft-commands.ts';
import { usePublishing } from '../drafts/use-publishing.ts';
import { computeShownState } from '../list/shown-state.ts';
import { LazyPageBeside } from '../page-beside/lazy-page-beside.tsx';
import { TEXTS as BESIDE } from '../page-beside/texts.ts';
import { usePageBeside } from '../page-beside/use-page-beside.ts';
import { OthersNotice } from '../presence/others-notice.tsx';
import { PreviewNotice } from '../preview/preview-notice.tsx';
import { TEXTS as PREVIEW } from '../preview/texts.ts';
import { usePreview } from '../preview/use-preview.ts';
import { FieldMark } from '../reviews/field-mark.tsx';
import { ReviewPanel } from '../reviews/review-panel.tsx';
import { useFormReviews } from '../reviews/use-form-reviews.ts';
import { UnsavedOffer } from '../unsaved/unsaved-offer.tsx';
import { UnsavedSign } from '../unsaved/unsaved-sign.tsx';
import { forgetUnsaved, toUnsavedName } from '../unsaved/unsaved-values.ts';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { KindField } from './kind-field.tsx';
import styles from './kind-form.module.css';
import { PublicationFields } from './publication-fields.tsx';
import { useKindForm } from './use-kind-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface KindFormProps {
  kind: AnyKind;
  entry: AnyEntry | null;
  /** The fields of this form, in its order. */
  fields: readonly string[];
  preset?: FormValues;
  onSaved: (entry: AnyEntry) => void;
  /** Beside the fields, below the publication. */
  aside?: ReactNode;
  /** Beside the save button. */
  actions?: ReactNode;
  /** Without state and schedule (parts of an entry that has them elsewhere). */
  hasPublication?: boolean;
  /** Keeps a draft beside the entry on the server: the form's button then publishes. */
  hasDraft?: boolean;
  /** The draft of a new entry that is gone on with. */
  draftId?: number | null;
  /** The draft, where it was read with the entry. */
  loadedDraft?: WorkingCopy | null | undefined;
  /** The page that shows an entry of a kind that stands around the content of several. */
  previewOn?: PagePath | undefined;
  /** Where the fields are edited that this form does not show. */
  elsewhere?: string | undefined;
}
/** The form of a kind: its fields, state and schedule; mod+S saves, where there is a draft that. */
export function KindForm({
  kind,
  entry,
  fields,
  preset = {},
  onSaved,
  aside,
  actions,
  hasPublication = true,
  hasDraft = false,
  draftId = null,
  loadedDraft,
  previewOn,
  elsewhere,
}: KindFormProps) {
  const t = useMessage();
  const shown = hasPublication ? [...fields, ...PUBLICATION] : fields;
  const account = useAppStore((state) => state.session?.user.info.id ?? 0);
  const unsavedName = toUnsavedName(account, kind.id, entry?.id ?? null, shown);
  // While the way out is saved for, saving leads nowhere else.
  const leaving = useRef<'saving' | 'saved' | null>(null);
  const publishing = usePublishing();
  const [isScheduling, setScheduling] = useState(false);
  const editing = useKindForm({
    kind,
    entry,
    preset,
    shown,
    onSaved: async (saved) => {
      forgetUnsaved(unsavedName);
      if (leaving.current) {
        leaving.current = 'saved';
        return;
      }
      if (hasDraft) await draft.end();
      onSaved(saved);
    },
    ...(hasDraft && {
      mayPublish: async (values) => {
        if (draft.conflict) {
          draft.ask();
          return false;
        }
        // What colleagues said of a new draft goes over to the entry that says what the draft says.
        if (!editing.entry && draft.copy) await draft.keepNow();
        return publishing.ask(values, reviewing.outdated());
      },
      describeSaved: (values) => {
        const words = readSavedWords(values);
        return words && t(words);
      },
      onShortcut: () => void commands.save(),
    }),
  });
  const { form, isDirty, isSaving, failure, submit } = editing;
  const draft = useDraft({
    isOn: hasDraft,
    kind,
    entry: editing.entry,
    preset,
    form,
    draftId,
    loaded: loadedDraft,
    onKept: () => forgetUnsaved(unsavedName),
  });
  const commands = useDraftCommands({
    draft,
    onDiscarded: () => {
      forgetUnsaved(unsavedName);
      form.reset(draft.live);
    },
  });
  const unsaved = useUnsaved({
    name: unsavedName,
    kind,
    entry: editing.entry,
    preset,
    form,
    fields: shown,
    isSafe: () => hasDraft && draft.state === 'kept',
  });
  /** Saves it on the way out; whether that worked. */
  async function saveToLeave(): Promise<boolean> {
    if (hasDraft) return draft.keepNow();
    leaving.current = 'saving';
    await submit();
    const isSaved = leaving.current !== 'saving';
    leaving.current = null;
    return isSaved;
  }
  const reviewing = useFormReviews({ isOn: hasDraft, kind, entry: editing.entry, form, draft });
  useUnsavedGuard(isDirty && !(hasDraft && draft.state === 'kept'), saveToLeave);
  const schedule = draft.copy?.schedule ?? null;
  const isLive = editing.entry !== null && computeShownState(editing.entry) === 'published';
  const preview = usePreview(kind, entry?.id ?? null, previewOn);
  const beside = usePageBeside(editing.element);
  const checks = (
    <>
      {hasPreview(kind) && (
        <ChecksPanel
          kind={kind}
          id={entry?.id ?? null}
          form={form}
          fields={shown}
          onFindings={publishing.setFindings}
        />
      )}
      {hasDraft && <ReviewPanel {...reviewing.panel} />}
    </>
  );
  const page = hasPreview(kind) && beside.isOpen && (
    <LazyPageBeside
      kind={kind}
      id={entry?.id ?? null}
      form={form}
      element={editing.element}
      fields={shown}
      on={previewOn}
      elsewhere={elsewhere}
      onOpen={(place) => {
        if (!beside.isBeside) beside.close();
        // A panel that closes gives the focus back first.
        setTimeout(() => focusField(editing.element.current, place), beside.isBeside ? 0 : 300);
      }}
    />
  );
  const isSplit = Boolean(page) && beside.isBeside;
  return (
    <form ref={editing.element} onSubmit={submit} noValidate className={styles.form}>
      {draft.found && (
        <DraftNotice
          kind={kind}
          draft={draft.found}
          live={draft.live}
          readValues={() => form.getValues()}
          onDiscard={commands.discard}
        />
      )}
      {schedule && (
        <ScheduleNotice
          kind={kind}
          schedule={schedule}
          onChange={() => setScheduling(true)}
          onTakeBack={() => void commands.takeScheduleBack()}
        />
      )}
      {unsaved.offered && (
        <UnsavedOffer
          kind={kind}
          unsaved={unsaved.offered}
          base={unsaved.base}
          onTakeBack={unsaved.takeBack}
          onDiscard={unsaved.discard}
        />
      )}
      <div className={styles.split} data-beside={isSplit || undefined}>
        <div
          className={styles.columns}
          data-wide={isSplit || !(hasPublication || aside) || undefined}
        >
          <Panel>
            <CommentMarksContext value={reviewing.marks}>
              {failure && (
                <Alert
                  type="error"
                  showIcon
                  title={failure}
                  role="alert"
                  className={styles.failure}
                />
              )}
              {fields.map((name) => (
                <div key={name} className={styles.row} data-field={name}>
                  <KindField kind={kind} name={name} form={form} />
                  <FieldMark
                    count={reviewing.countAt(name)}
                    onOpen={() => reviewing.openAt(name)}
                  />
                </div>
              ))}
            </CommentMarksContext>
          </Panel>
          {(hasPublication || aside) && (
            <div>
              {hasPublication && (
                <Panel title={t(TEXTS.publication)}>
                  <PublicationFields form={form} />
                </Panel>
              )}
              {aside}
              {checks}
            </div>
          )}
          {!hasPublication && !aside && checks}
        </div>
        {isSplit && <div className={styles.page}>{page}</div>}
      </div>
      {page && !isSplit && (
        <Drawer open size="100%" title={t(BESIDE.title)} onClose={beside.close}>
          {page}
        </Drawer>
      )}
      <div className={styles.bar}>
        {preview.link && <PreviewNotice link={preview.link} onClose={preview.dismiss} />}
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {hasDraft ? <PublishWords form={form} /> : t('common.save')}
        </Button>
        {hasDraft && <Button onClick={() => void commands.save()}>{t('common.saveDraft')}</Button>}
        {isLive && draft.copy && !schedule && (
          <Button onClick={() => setScheduling(true)}>{t(DRAFTS.scheduleChange)}</Button>
        )}
        {hasPreview(kind) && (
          <Button aria-pressed={beside.isOpen} onClick={beside.toggle}>
            {t(BESIDE.open)}
          </Button>
        )}
        {hasPreview(kind) && (
          <Button loading={preview.isBusy} onClick={() => void preview.preview(form.getValues())}>
            {t(PREVIEW.preview)}
          </Button>
        )}
        {actions}
        <OthersNotice kind={kind} id={entry?.id ?? null} />
        <span role="status" className={styles.state}>
          {hasDraft ? (
            <DraftState
              state={draft.state}
              copy={draft.copy}
              isDirty={isDirty}
              conflict={draft.conflict}
              onChoose={draft.ask}
            />
          ) : (
            isDirty && <UnsavedSign />
          )}
        </span>
      </div>
      {isScheduling && (
        <ScheduleDialog
          kind={kind}
          schedule={schedule}
          onSchedule={draft.schedule}
          onClose={() => setScheduling(false)}
        />
      )}
      {publishing.asked && (
        <PublishDialog
          kind={kind}
          findings={publishing.asked.findings}
          notice={publishing.asked.notice}
          live={editing.entry && draft.live}
          values={publishing.asked.values}
          onAnswer={publishing.answer}
        />
      )}
      {editing.conflict && (
        <ConflictDialog
          kind={kind}
          conflict={editing.conflict}
          onChoose={editing.resolveConflict}
          onCancel={editing.cancelConflict}
        />
      )}
      {draft.conflict && draft.isAsking && !editing.conflict && (
        <ConflictDialog
          kind={kind}
          conflict={draft.conflict}
          onChoose={draft.resolve}
          onCancel={draft.cancel}
        />
      )}
    </form>
  );
}
const PUBLICATION = ['status', 'publishAt', 'unpublishAt'];
