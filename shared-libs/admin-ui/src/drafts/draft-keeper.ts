import { api, isApiError, isConflict } from '@admissions/api-client';
import type { WorkingCopy, WorkingCopyWrite } from '@admissions/contracts';
import { CODE, WORKING_COPY_PATHS } from '@admissions/contracts';
import { isSame } from '@admissions/contracts/merge';

const { add, one, schedule } = WORKING_COPY_PATHS;
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
  let state: DraftState = 'none';
  function tell(next: DraftState): void {
    state = next;
    onState(next, copy);
  }

  async function send(values: DraftValues): Promise<void> {
    const isEmpty = Object.keys(values.changed).length === 0;
    if (copy && isEmpty) await discard(copy);
    else if (copy && isSame(toKept(copy), toKept(values))) return;
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
      tell('saving');
      try {
        await send(values);
      } catch (error) {
        if (!meet(error, values)) return tell('failed');
      }
    }
    tell(copy ? 'kept' : 'none');
  }
  /** Goes on from what the server says instead; whether it can. */
  function meet(error: unknown, values: DraftValues): boolean {
    if (isConflict(error) && isWorkingCopy(error.current)) {
      wanted = onMet(error.current, copy);
      // Until the editor has chosen, the next try starts from the same version, so that it meets again.
      if (wanted) copy = error.current;
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
    /** Whether everything that was to be kept is on the server. */
    isKept: () => state === 'kept' || state === 'none',
    /** The one that is kept, as it was kept last. */
    read: () => copy,
    /** Goes on with one that was there already. */
    open(found: WorkingCopy): void {
      copy = found;
      tell('kept');
    },
    /** Goes on from what somebody else wrote, of which the editor has chosen what stays. */
    follow(theirs: WorkingCopy): void {
      copy = theirs;
    },
    /** Keeps these values; answers when everything that is wanted is kept, or failed. Never throws. */
    keep(values: DraftValues): Promise<void> {
      if (!copy && !underWay && Object.keys(values.changed).length === 0) {
        tell('none');
        return Promise.resolve();
      }
      wanted = values;
      underWay ??= sendAll().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    /** Lets the draft as it is kept be published by itself, or (null) no longer; whether there is one. Throws the refusal. */
    async schedule(at: string | null): Promise<boolean> {
      await underWay;
      if (!copy) return false;
      const { id, version } = copy;
      copy = await api().put<WorkingCopy>(schedule(id), { version, at }, QUIETLY);
      tell('kept');
      return true;
    },
    /** Ends it, once it is published or not wanted any more; what a colleague has written in it since stays. */
    async end(): Promise<void> {
      wanted = null;
      await underWay;
      if (copy) await discard(copy).catch(() => {});
      copy = null;
      tell('none');
    },
  };
}

const toKept = ({ changed, base }: DraftValues): DraftValues => ({ changed, base });
const isWorkingCopy = (value: unknown): value is WorkingCopy =>
  typeof value === 'object' && value !== null && 'changed' in value && 'version' in value;
