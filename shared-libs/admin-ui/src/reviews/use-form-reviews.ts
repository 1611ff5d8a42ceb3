import type { AnyKind } from '@admissions/contracts';
import type { AnyEntry, FormValues } from '@admissions/contracts/merge';
import { useMessage } from '@admissions/store';
import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { useDraft } from '../drafts/use-draft.ts';
import { findApproved, readApproval } from './approval-state.ts';
import { listPlaces } from './comment-places.ts';
import { TEXTS } from './texts.ts';
import { useReviews } from './use-reviews.ts';

interface FormReviewsOptions {
  isOn: boolean;
  kind: AnyKind;
  entry: AnyEntry | null;
  form: UseFormReturn<FormValues>;
  draft: Pick<ReturnType<typeof useDraft>, 'copy' | 'state' | 'keepNow' | 'read'>;
}
/** The reviews of what a form shows: its panel, the marks at its fields and items, and what is to be known before publishing. */
export function useFormReviews({ isOn, kind, entry, form, draft }: FormReviewsOptions) {
  const t = useMessage();
  const [begun, setBegun] = useState<{ value: string; count: number } | null>(null);
  const seen = { version: draft.copy?.version ?? null, revision: entry?.revision ?? null };
  const now = { ...seen, isTyped: draft.state === 'typed' };
  const reviews = useReviews({
    isOn,
    kind: kind.id,
    entryId: entry?.id ?? null,
    draftId: entry ? null : (draft.copy?.id ?? null),
    seen,
  });
  const bodies = useMemo(
    () => Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === 'items'),
    [kind],
  );
  const watched = useWatch({ control: form.control, name: bodies, disabled: !isOn });
  const places = listPlaces(
    kind,
    Object.fromEntries(bodies.map((name, index) => [name, watched[index]])),
    t,
  );
  const { thread } = reviews;
  const open = (thread?.comments ?? []).filter(({ resolved }) => resolved === null);
  const counts = new Map<string, number>();
  for (const { item } of open) if (item !== null) counts.set(item, (counts.get(item) ?? 0) + 1);
  const begin = (value: string) => setBegun((last) => ({ value, count: (last?.count ?? 0) + 1 }));

  async function keep(): Promise<number | null | undefined> {
    if (!(await draft.keepNow())) return undefined;
    return draft.read()?.id ?? null;
  }
  return {
    panel: { reviews, places, now, begun, isNew: entry === null, onKeep: keep },
    marks: isOn && thread ? { counts, open: (item: string) => begin(findValue(item)) } : null,
    countAt: (field: string) =>
      open.filter((comment) => comment.field === field && comment.item === null).length,
    openAt: (field: string) => begin(`${field}/`),
    /** Says that what is published is not what was approved; null when there is nothing to say. */
    outdated(): string | null {
      if (!thread || readApproval(thread, now) !== 'changed') return null;
      return t(TEXTS.changed, { name: findApproved(thread.reviews)?.answer?.by.name ?? '' });
    },
  };

  function findValue(item: string): string {
    return places.find((place) => place.item === item)?.value ?? '/';
  }
}
