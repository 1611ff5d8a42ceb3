import { api, isApiError, isConflict } from '@admissions/api-client';
import type { WorkingCopy, WorkingCopyWrite } from '@admissions/contracts';
import { CODE, WORKING_COPY_PATHS } from '@admissions/contracts';
import { isSame } from '../base/three-way-merge.ts';

const { add, one } = WORKING_COPY_PATHS;
// A draft is kept again soon anyway: nothing waits for it, and nobody is told of one that failed but at the form.
const QUIETLY = { silent: true };

/** `typed`: not sent yet. */
export type DraftState = 'none' | 'typed' | 'saving' | 'kept' | 'failed';
export type DraftValues = Pick<WorkingCopyWrite, 'changed' | 'base'>;

interface DraftKeeperOptions extends Pick<WorkingCopyWrite, 'kind' | 'entryId'> {
  onState: (state: DraftState, copy: WorkingCopy | null) => void;
  /** Somebody wrote in the same draft: `before` is what this form knew. Answers what is to be kept now; null while its editor has to choose. */
  onMet: (theirs: WorkingCopy, before: WorkingCopy | null) => DraftValues | null;
}

/** Keeps the draft of one form on the server, one request at a time: what comes meanwhile is sent when the one before it has been answered. */
export function createDraftKeeper({ kind, entryId, onState, onMet }: DraftKeeperOptions) {
  let copy: WorkingCopy | null = null;
  let wanted: DraftValues | null = null;
  let underWay: Promise<void> | null = null;

  async function send(values: DraftValues): Promise<void> {
    const isEmpty = Object.keys(values.changed).length === 0;
    if (copy && isEmpty) await discard(copy);
    else if (copy && isSame(copy.changed, values.changed)) return;
    else if (copy)
      copy = await api().put<WorkingCopy>(
        one(copy.id),
        { ...values, version: copy.version },
        QUIETLY,
      );
    else if (!isEmpty)
      copy = await api().post<WorkingCopy>(add, { kind, entryId, ...values }, QUIETLY);
  }
  async function discard({ id, version }: WorkingCopy): Promise<void> {
    await api().delete(`${one(id)}?version=${version}`, undefined, QUIETLY);
    copy = null;
  }

  async function sendAll(): Promise<void> {
    while (wanted) {
      const values = wanted;
      wanted = null;
      onState('saving', copy);
      try {
        await send(values);
      } catch (error) {
        if (!meet(error, values)) return onState('failed', copy);
      }
    }
    onState(copy ? 'kept' : 'none', copy);
  }
  /** Goes on from what the server says instead; whether it can. */
  function meet(error: unknown, values: DraftValues): boolean {
    if (isConflict(error) && isWorkingCopy(error.current)) {
      const before = copy;
      copy = error.current;
      wanted = onMet(copy, before);
      return wanted !== null;
    }
    // It was published or discarded by somebody else: what is typed here begins another.
    const isGone = copy !== null && isApiError(error) && error.code === CODE.notExists;
    if (isGone) {
      copy = null;
      wanted ??= values;
    }
    return isGone;
  }

  return {
    /** What is known of it. */
    read: () => copy,
    /** Goes on with one that was there already. */
    open(found: WorkingCopy): void {
      copy = found;
      onState('kept', copy);
    },
    /** Keeps these values; answers when everything that is wanted is kept, or failed. Never throws. */
    keep(values: DraftValues): Promise<void> {
      if (!copy && !underWay && Object.keys(values.changed).length === 0) return Promise.resolve();
      wanted = values;
      underWay ??= sendAll().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    /** Ends it, once it is published or not wanted any more; what a colleague has written in it since stays. */
    async end(): Promise<void> {
      wanted = null;
      await underWay;
      if (copy) await discard(copy).catch(() => {});
      copy = null;
      onState('none', null);
    },
  };
}

const isWorkingCopy = (value: unknown): value is WorkingCopy =>
  typeof value === 'object' && value !== null && 'changed' in value && 'version' in value;
