import { api, isApiError, isConflict } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/contracts';
import { useState } from 'react';
import type { FormScreen, Reviewed } from './form-screen.ts';
import type { MergedField, ReviewDraft } from './review-draft.ts';
import { carriedOver, changeOf, draftOf, isAlreadyMade } from './review-draft.ts';
import { submissionsOf } from './submissions.ts';

type Entry = Reviewed<VisitorForm>;
/** What a newer revision did to the draft. */
export interface Meeting {
  conflicts: MergedField[];
  followed: MergedField[];
}
export type SaveOutcome = 'saved' | 'nothing' | 'conflict';

/** A submission under review: what is saved, what is about to be, and how both meet. */
export function useReview({
  screen,
  loaded,
  author,
}: {
  screen: FormScreen;
  loaded: Entry;
  author: string;
}) {
  const [entry, setEntry] = useState(loaded);
  const [draft, setDraft] = useState<ReviewDraft>(() => draftOf(loaded));
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const [isSaving, setSaving] = useState(false);
  const change = changeOf(entry, draft);

  function settle(saved: Entry) {
    setEntry(saved);
    setDraft(draftOf(saved));
    setMeeting(null);
  }
  /** Goes on from a newer revision; what was typed stays. */
  function carryOver(current: Entry): Meeting {
    const { draft: carried, ...met } = carriedOver({ base: entry, current, draft });
    setEntry(current);
    setDraft(carried);
    return met;
  }
  function follow(current: Entry) {
    const met = carryOver(current);
    if (met.followed.length + met.conflicts.length > 0) setMeeting(met);
  }
  /** Throws an ApiError for everything but an older revision. */
  async function save(): Promise<SaveOutcome> {
    if (!change) return 'nothing';
    setSaving(true);
    try {
      settle(await submissionsOf(api(), screen.form).change(entry.id, change));
      return 'saved';
    } catch (error) {
      if (!isConflict(error) || !isEntry(error.current)) throw error;
      const current = error.current;
      if (isAlreadyMade({ change, current, author })) {
        settle(current);
        return 'saved';
      }
      setMeeting(carryOver(current));
      return 'conflict';
    } finally {
      setSaving(false);
    }
  }
  const takeTheirs = (field: MergedField) => {
    setDraft((mine) => ({ ...mine, [field]: draftOf(entry)[field] }));
    setMeeting(
      (met) => met && { ...met, conflicts: met.conflicts.filter((each) => each !== field) },
    );
  };
  return {
    entry,
    draft,
    change: (part: Partial<ReviewDraft>) => setDraft((mine) => ({ ...mine, ...part })),
    isDirty: change !== null,
    isSaving,
    meeting,
    save,
    follow,
    takeTheirs,
  };
}

/** The server's sentences for one field. */
export const errorsAt = (error: unknown, field: string): string[] =>
  isApiError(error) ? (error.errors[field] ?? []) : [];

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'revision' in value && 'reference' in value;
