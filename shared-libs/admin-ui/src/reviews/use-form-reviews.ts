import type { AnyKind } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { ReviewThread } from '@admissions/protocol/staff';
import { useMessage, useToast } from '@admissions/store';
import { useMemo, useState } from 'react';
import type { KindEntryForm } from '../base/kind-form-context.ts';
import { TEXTS as BUNDLES } from '../bundles/texts.ts';
import type { useDraft } from '../drafts/use-draft.ts';
import { findApproved, readApproval } from './approval-state.ts';
import { findPlace } from './comment-places.ts';
import { TEXTS } from './texts.ts';
import { useReviews } from './use-reviews.ts';

interface FormReviewsOptions {
  isOn: boolean;
  kind: AnyKind;
  entry: AnyEntry | null;
  form: KindEntryForm;
  draft: Pick<ReturnType<typeof useDraft>, 'copy' | 'state' | 'saveNow' | 'sync'>;
}
/** Reviews of a form: panel, marks at fields and items, and warnings before publishing. */
export function useFormReviews({ isOn, kind, entry, form, draft }: FormReviewsOptions) {
  const t = useMessage();
  const toast = useToast();
  const [isRequesting, setRequesting] = useState(false);
  const [commentTarget, setCommentTarget] = useState<CommentTarget | null>(null);
  const seen = { version: draft.copy?.version ?? null, revision: entry?.revision ?? null };
  const now = { ...seen, isTyped: draft.state === 'dirty' };
  const reviews = useReviews({
    isOn,
    kind: kind.id,
    entryId: entry?.id ?? null,
    seen,
  });
  const { thread } = reviews;
  const open = (thread?.comments ?? []).filter(({ resolved }) => resolved === null);
  // Render the item buttons from the start: adding them later would shift the others.
  const isCommented = isOn && (thread !== null || (entry !== null && !reviews.isFailed));
  // Stable without comments: a new object would render every body item again.
  const marks = useMemo(
    () =>
      isCommented
        ? {
            counts: countByItem(thread),
            open: (item: string) =>
              setCommentTarget(createTarget(findPlace(kind, form.read(), item))),
          }
        : null,
    [isCommented, thread, kind, form],
  );

  /** A new entry must be saved before a review can be requested. */
  async function request(): Promise<void> {
    if (entry === null && (await draft.saveNow()) && !draft.sync.copy)
      return toast(TEXTS.nothing, 'info');
    setRequesting(true);
  }
  const isApprovalMissing =
    thread?.needsApproval === true && readApproval(thread, now) !== 'approved';
  return {
    /** Publishing is refused until a colleague approves. */
    isApprovalMissing,
    panel: {
      reviews,
      now,
      commentTarget,
      isApprovalMissing,
      isRequesting,
      onRequest: request,
      onRequestEnd: () => setRequesting(false),
      onSaveDraft: draft.saveNow,
      readDraft: () => draft.sync.copy,
    },
    marks,
    countAt: (field: string) =>
      open.filter((comment) => comment.field === field && comment.item === null).length,
    openAt: (field: string) => setCommentTarget(createTarget(`${field}/`)),
    /** The open bundle of the entry. */
    bundle: thread?.bundle ?? null,
    /** Text for values that differ from the approved ones, and for a bundle; null for none. */
    readWarning(): string | null {
      if (!thread) return null;
      const { name = '' } = findApproved(thread.reviews)?.answer?.by ?? {};
      const warnings = [
        ...(readApproval(thread, now) === 'changed' ? [t(TEXTS.changed, { name })] : []),
        ...(thread.bundle ? [t(BUNDLES.alone, { name: thread.bundle.name })] : []),
      ];
      return warnings.length > 0 ? warnings.join('') : null;
    },
  };
}

type CommentTarget = { value: string; count: number };
const createTarget =
  (value: string) =>
  (last: CommentTarget | null): CommentTarget => ({ value, count: (last?.count ?? 0) + 1 });
function countByItem(thread: ReviewThread | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { item, resolved } of thread?.comments ?? [])
    if (item !== null && resolved === null) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
