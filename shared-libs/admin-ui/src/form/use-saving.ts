import { api, errorMessage, isApiError } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, publicUrlOf } from '@admissions/model';
import {
  type AnyEntry,
  type FormValues,
  listChangedFields,
  toFormValues,
  toSubmission,
} from '@admissions/model/merge';
import { type Translate, useMessage, useToast } from '@admissions/store';
import { useRef, useState } from 'react';
import { findChanged } from '../base/draft-values.ts';
import type { KindEntryForm } from '../base/kind-form-context.ts';
import { pick } from '../base/pick.ts';
import { TEXTS } from '../base/texts.ts';
import { sendForm } from '../base/use-entry-form.ts';
import { getSavedMessage } from '../drafts/publish-label.tsx';
import type { useDraft } from '../drafts/use-draft.ts';
import { LIST_TEXTS } from '../list/list-texts.ts';
import { computeShownState } from '../list/shown-state.ts';

type Status = 'published' | 'draft';
interface SaveRequest {
  status?: Status;
  /** Saved because the user navigates away, without a button. */
  isLeaving?: boolean;
  /** The next entry opens afterwards. */
  isNext?: boolean;
}
interface SavingOptions {
  kind: AnyKind;
  form: KindEntryForm;
  draft: ReturnType<typeof useDraft>;
  hasDraft: boolean;
  // Saves the draft and shows the dialogs; returns whether to publish.
  prepareToPublish: (values: FormValues) => Promise<boolean>;
  onSaved: (entry: AnyEntry, request: SaveRequest) => Promise<void>;
}
/** Saves a form, one request at a time. An open conflict is resolved first, then it saves. */
export function useSaving({ kind, form, draft, hasDraft, ...options }: SavingOptions) {
  const t = useMessage();
  const toast = useToast();
  // Refs, as keys can be pressed again before the next render: no entry may be created twice.
  const isSending = useRef(false);
  const [isSaving, setSaving] = useState(false);
  /** The save under way: its status, and what follows it. */
  const request = useRef<SaveRequest>({});
  const read = (values = form.read()): FormValues => ({
    ...values,
    ...(request.current.status && { status: request.current.status }),
  });
  const takesDown = () =>
    form.getState().entry?.status === 'published' && read().status === 'draft';

  /** Returns whether it is saved. Taking down sends the status only; typed text stays as it is. */
  async function send(): Promise<boolean> {
    const { entry, values } = form.getState();
    const isTakingDown = takesDown();
    const sent = isTakingDown ? { ...toFormValues(kind, entry), status: values.status } : values;
    const { saved, newer, error } = await sendForm(
      form,
      () => write(kind, read(sent), entry),
      sent,
    );
    // Merged without a conflict, or the status alone: once more, on the newer revision.
    if (newer && ((await draft.sync.mergeEntry(newer)) || isTakingDown)) return send();
    if (newer) {
      form.refuse({}, null);
      return openConflict();
    }
    if (!saved) {
      const { errors = {}, status = null } = isApiError(error) ? error : {};
      const failure = status === 0 ? t(TEXTS.notSaved) : errorMessage(error, t);
      form.refuse(errors, Object.keys(errors).length > 0 ? null : failure);
      return false;
    }
    draft.sync.restart();
    const { saved: base, values: typed } = form.getState();
    const keepsText = isTakingDown && findChanged(kind, base, typed).length > 0;
    if (!keepsText) await options.onSaved(saved, request.current);
    const takenDown = keepsText ? TEXTS.takenDownKeepingText : TEXTS.takenDown;
    const message = isTakingDown ? takenDown : hasDraft && getSavedMessage(read(sent));
    toast(t(message || 'common.saved'), 'success', buildPageLink(kind, saved, t));
    return true;
  }
  async function save(): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setSaving(true);
    return send().finally(() => {
      isSending.current = false;
      setSaving(false);
    });
  }
  function openConflict(): false {
    request.current = { ...request.current, isLeaving: false };
    draft.openConflict(() => void save());
    return false;
  }
  async function press(button: SaveRequest): Promise<boolean> {
    if (isSending.current) return false;
    request.current = button;
    if (takesDown()) return save();
    if (!form.passes()) return false;
    if (draft.sync.hasConflict) return openConflict();
    return (!hasDraft || (await options.prepareToPublish(read()))) && save();
  }
  return {
    /** From the request until what follows it, such as the end of the draft, is done. */
    isSaving,
    /** Publishes a draft; saves a form without draft as it is. */
    submit: (isNext = false) => press({ isNext, ...(hasDraft && { status: 'published' }) }),
    submitAs: (status: Status) => void press({ status }),
    /** Saves before leaving; returns whether that worked. */
    saveToLeave: () => (hasDraft ? draft.saveNow() : press({ isLeaving: true })),
  };
}

/** Link to the page of an entry that visitors see. */
function buildPageLink(kind: AnyKind, entry: AnyEntry, t: Translate) {
  const isShown = computeShownState(entry) === 'published';
  const href = isShown ? (publicUrlOf(kind, entry) ?? kind.shownOn) : null;
  return href === null ? undefined : { href, label: t(LIST_TEXTS.view) };
}

/** Updates contain changed fields only. */
function write(kind: AnyKind, values: FormValues, entry: AnyEntry | null): Promise<AnyEntry> {
  const { add, edit } = adminPathsOf(kind);
  if (!entry) return api().post<AnyEntry>(add, toSubmission(kind, values));
  const names = listChangedFields(toFormValues(kind, entry), values);
  return api().put<AnyEntry>(edit(entry.id), {
    ...toSubmission(kind, pick(values, names)),
    revision: entry.revision,
  });
}
