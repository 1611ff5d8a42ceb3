import { api, isConflict } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import {
  type AnyEntry,
  type FormValues,
  hasConflicts,
  isSame,
  type MergedValues,
  mergeEntryDraft,
  mergeValues,
  toFormValues,
} from '@admissions/model/merge';
import { ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';
import { createStore } from 'zustand';
import {
  applyChoices,
  type Choices,
  type Conflict,
  findPublishedBase,
  findSharedBase,
} from '../base/conflict.ts';
import { type DraftValues, findChanged, toDraftValues } from '../base/draft-values.ts';
import type { KindEntryForm } from '../base/kind-form-context.ts';
import { isGoneError } from '../base/null-if-not-found.ts';
import { pick } from '../base/pick.ts';
import {
  isEmpty,
  isWorkingCopy,
  loadEntry,
  rebaseDraft,
  reloadDraft,
  SILENT,
} from './draft-requests.ts';

const { add, one, schedule } = ENTRY_DRAFT_PATHS;

/** `dirty`: not sent yet; `offline`: the last save failed. A conflict may be open in each. */
export type DraftState = 'clean' | 'dirty' | 'saving' | 'saved' | 'offline';
/** A conflict with a colleague's draft, or with the version published meanwhile. */
export type DraftConflict = Conflict & { isLive: boolean };
export interface DraftSnapshot {
  state: DraftState;
  copy: EntryDraft | null;
  conflict: DraftConflict | null;
}
/** A version that the form is merged with, and the base of that merge (see README.md). */
interface Sides {
  base: FormValues;
  theirs: FormValues;
  by: string;
}
interface DraftSyncOptions {
  isOn: boolean;
  kind: AnyKind;
  form: KindEntryForm;
  /** The first draft has begun the entry. */
  onCreated: (entry: AnyEntry) => void;
  /** A newer version of the entry is merged, without a conflict. */
  onMerged: (entry: AnyEntry) => void;
  /** Called when everything typed is on the server. */
  onSaved: () => void;
}

/** Synchronises a form and its draft on the server, one request at a time. */
export class DraftSync {
  readonly store = createStore(
    (): DraftSnapshot => ({ state: 'clean', copy: null, conflict: null }),
  );
  readonly #options: DraftSyncOptions;
  #copy: EntryDraft | null = null;
  #state: DraftState = 'clean';
  #draft: Sides; // Merge 1.
  #published: Sides | null = null; // Merge 2, while it has a conflict.
  #merged: AnyEntry | null = null; // A newer live version, taken over since the last `notify`.
  /** Sides chosen by the editor since the last request. */
  #choices: Choices = {};
  #isSaveRequested = false;
  #pendingSave: Promise<void> | null = null;

  constructor(options: DraftSyncOptions) {
    this.#options = options;
    this.#draft = createEqualSides(this.#live);
  }

  get copy(): EntryDraft | null {
    return this.#copy;
  }
  get hasConflict(): boolean {
    return this.#findConflict() !== null;
  }
  /** False also while a conflict with a colleague's draft is open. */
  get isSaved(): boolean {
    return this.#state !== 'offline' && !this.#isInConflict(this.#draft);
  }
  get #entry(): AnyEntry | null {
    return this.#options.form.getState().entry;
  }
  get #live(): FormValues {
    return this.#options.form.getState().saved;
  }
  readBase = (): FormValues => this.#draft.base;
  /** Starts from the entry that the form has saved. */
  restart(): void {
    if (!this.#copy) this.#draft = createEqualSides(this.#live);
  }
  /** Opens an existing draft; returns the fields that were published since it was created. */
  open(found: EntryDraft): readonly string[] {
    const followed = this.#adopt(found);
    this.notify('saved');
    return followed;
  }
  /** Merges text typed before a reload, with its base, into the form. */
  restoreUnsaved({ changed, base }: DraftValues): void {
    this.#draft = { ...this.#draft, base: { ...this.#draft.base, ...base } };
    this.#options.form.change(changed);
    this.#merge(this.#draft.theirs, this.#copy?.updatedBy ?? this.#entry?.updatedBy ?? '');
    this.notify('dirty');
  }
  notify(state = this.#state): void {
    const { onMerged, onSaved } = this.#options;
    const conflict = this.#findConflict();
    this.#state = state;
    this.store.setState({ state, copy: this.#copy, conflict });
    if (this.#merged && !conflict) onMerged(this.#merged);
    this.#merged = null;
    if (state === 'saved' && !conflict) onSaved();
  }
  resolve(choices: Choices): void {
    const isOfDraft = this.#isInConflict(this.#draft);
    const sides = isOfDraft ? this.#draft : this.#published;
    if (!sides) return;
    const merged = this.#compare(sides);
    this.#options.form.fill(applyChoices(merged, sides.theirs, (id) => choices[id]));
    const base = findSharedBase(sides.base, sides.theirs, merged, (id) => !(id in choices));
    if (isOfDraft) {
      this.#draft = { ...sides, base };
      this.#choices = { ...this.#choices, ...choices };
    } else this.#published = { ...sides, base };
    void this.save();
  }
  /** Resolves when everything is saved, or failed. Never throws. */
  save(): Promise<void> {
    if (!this.#options.isOn) return Promise.resolve();
    if (!this.#copy && !this.#pendingSave && isEmpty(this.#prepare().values)) {
      this.notify('clean');
      return Promise.resolve();
    }
    this.#isSaveRequested = true;
    this.#pendingSave ??= this.#sendAll().finally(() => {
      this.#pendingSave = null;
    });
    return this.#pendingSave;
  }
  /** Schedules the saved draft, or (null) cancels; returns whether one exists. Throws API errors. */
  async schedule(at: string | null): Promise<boolean> {
    await this.#pendingSave;
    if (!this.#copy) return false;
    const { id, version } = this.#copy;
    this.#copy = await api().put<EntryDraft>(schedule(id), { version, at }, SILENT);
    this.notify('saved');
    return true;
  }
  async mergeEntry(entry: AnyEntry): Promise<boolean> {
    await this.#pendingSave;
    const before = this.#live;
    this.#moveTo(entry);
    const copy = this.#copy && (await reloadDraft(this.#copy));
    if (copy) this.#adopt(copy);
    else this.#mergePublication(before);
    this.notify();
    return !this.hasConflict;
  }
  /** Ends the draft after publication or discarding; later edits of a colleague remain. */
  async end(isPublished = false): Promise<void> {
    this.#isSaveRequested = false;
    await this.#pendingSave;
    if (this.#copy)
      await this.#discard(this.#copy).catch((error: unknown) =>
        isPublished ? rebaseDraft(this.#options.kind, this.#live, error) : undefined,
      );
    this.#copy = null;
    this.#published = null;
    this.restart();
    this.notify('clean');
  }

  async #sendAll(): Promise<void> {
    let sent: FormValues | null = null;
    while (this.#isSaveRequested) {
      this.#isSaveRequested = false;
      this.notify('saving');
      sent = this.#options.form.read();
      try {
        await this.#send();
      } catch (error) {
        if (!(await this.#recover(error))) return this.notify('offline');
        this.#isSaveRequested = true;
      }
    }
    if (sent !== this.#options.form.read()) this.notify('dirty');
    else this.notify(this.#copy ? 'saved' : 'clean');
  }
  async #send(): Promise<void> {
    const { values, sides } = this.#prepare();
    this.#choices = {};
    const copy = this.#copy;
    if (copy && !copy.isNew && isEmpty(values)) await this.#discard(copy);
    else if (copy && !isSame({ changed: copy.changed, base: copy.base }, values)) {
      const change = { ...values, version: copy.version };
      this.#copy = await api().put<EntryDraft>(one(copy.id), change, SILENT);
    } else if (!copy && !isEmpty(values)) {
      const draft = { kind: this.#options.kind.id, entryId: this.#entry?.id ?? null, ...values };
      this.#copy = await api().post<EntryDraft>(add, draft, SILENT);
    }
    this.#draft = sides(this.#copy?.changed ?? {});
    // Publishing needs the entry of a new draft; a failure is retried like that of the draft.
    if (this.#copy && !this.#entry)
      this.#moveTo(await loadEntry(this.#options.kind, this.#copy.entryId));
  }
  async #discard({ id, version }: EntryDraft): Promise<void> {
    await api().delete(`${one(id)}?version=${version}`, undefined, SILENT);
    this.#copy = null;
  }
  /** Whether saving can continue from the server's version. */
  async #recover(error: unknown): Promise<boolean> {
    if (isConflict(error) && isWorkingCopy(error.current)) {
      const { base } = error.current;
      const isMoved = Object.keys(base).some((name) => !isSame(base[name], this.#live[name]));
      if (isMoved) await this.#mergeMoved(error.current);
      else this.#adopt(error.current);
      return true;
    }
    // Somebody else published or discarded it: the typed text starts another draft.
    if (!this.#copy || !isGoneError(error)) return false;
    const before = this.#live;
    await this.#loadEntry();
    this.#mergePublication(before);
    return true;
  }
  /** The draft was created from a newer version of the entry. */
  async #mergeMoved(found: EntryDraft): Promise<void> {
    const before = this.#live;
    await this.#loadEntry();
    const copy = await reloadDraft(found);
    if (copy) return void this.#adopt(copy);
    // Published between the two responses.
    await this.#loadEntry();
    this.#mergePublication(before);
  }
  async #loadEntry(): Promise<void> {
    if (!this.#entry) return;
    // On failure the next publication is refused and merges the newer version then.
    await loadEntry(this.#options.kind, this.#entry.id)
      .then((entry) => this.#moveTo(entry))
      .catch((error: unknown) => {
        // Discarded with its draft: the typed text begins another entry.
        if (!isGoneError(error)) return;
        this.#options.form.dispatch({ type: 'follow', entry: null, saved: this.#live });
      });
  }
  #moveTo(entry: AnyEntry): void {
    const { kind, form, onCreated } = this.#options;
    const before = this.#entry;
    if (!before) {
      // It is empty; what the form has is in its draft.
      form.dispatch({ type: 'follow', entry, saved: toFormValues(kind, null) });
      onCreated(entry);
    } else if (entry.revision > before.revision) {
      form.dispatch({ type: 'follow', entry });
      this.#merged = entry;
    }
  }
  /** The draft is gone (see findPublishedBase). `before`: the live version before the reload. */
  #mergePublication(before: FormValues): void {
    const { base: own, theirs: draft } = this.#draft;
    const sides = { before, draft, published: this.#live };
    const shared = findPublishedBase(this.#options.kind, sides);
    let base = findSharedBase(own, shared, this.#compare(this.#draft));
    if (this.#published)
      base = findSharedBase(this.#published.base, base, this.#compare(this.#published));
    this.#copy = null;
    this.#published = null;
    this.#draft = createEqualSides(base);
    this.#merge(this.#live, this.#entry?.updatedBy ?? '');
  }
  /** Values to send: those of the form, but the colleague's text in a conflict. */
  #prepare(): { values: DraftValues; sides: (saved: FormValues) => Sides } {
    const { base, theirs, by } = this.#draft;
    const merged = this.#compare(this.#draft);
    if (this.#published && !this.#isInConflict(this.#published)) this.#published = null;
    const values = applyChoices(merged, theirs, () => 'theirs');
    return {
      values: this.#toDraftValues(values),
      sides: (saved) => {
        const next = { ...values, ...saved };
        const isOpen = (id: string) => !(id in this.#choices);
        return { base: findSharedBase(base, next, merged, isOpen), theirs: next, by };
      },
    };
  }
  #toDraftValues(values: FormValues): DraftValues {
    const { kind } = this.#options;
    // A new entry needs the preset values too: nobody else could publish it without them.
    const isBlank = !this.#entry && findChanged(kind, this.#live, values).length > 0;
    const draft = toDraftValues(kind, isBlank ? toFormValues(kind, null) : this.#live, values);
    const names = Object.keys(draft.base);
    return this.#published ? { ...draft, base: pick(this.#published.base, names) } : draft;
  }
  /** Merges the draft with versions published since its creation, and the form with both. */
  #adopt(copy: EntryDraft): readonly string[] {
    const { kind } = this.#options;
    const live = this.#live;
    this.#copy = copy;
    this.#published = null;
    if (!this.#entry) {
      this.#merge({ ...live, ...copy.changed }, copy.updatedBy);
      return [];
    }
    const merged = mergeEntryDraft(kind, live, copy);
    this.#merge(merged.values, copy.updatedBy);
    if (hasConflicts(merged)) {
      const base = findSharedBase({ ...live, ...copy.base }, live, merged);
      this.#published = { base, theirs: live, by: this.#entry.updatedBy ?? '' };
    }
    return merged.takenFromTheirs;
  }
  #merge(theirs: FormValues, by: string): void {
    const { base } = this.#draft;
    const merged = this.#compare({ base, theirs, by });
    this.#options.form.fill(merged.values);
    this.#draft = { base: findSharedBase(base, theirs, merged), theirs, by };
  }
  #compare({ base, theirs }: Sides): MergedValues {
    const { kind, form } = this.#options;
    return mergeValues(kind, { base, mine: form.read(), theirs });
  }
  #isInConflict = (sides: Sides): boolean =>
    sides.base !== sides.theirs && hasConflicts(this.#compare(sides));
  #findConflict(): DraftConflict | null {
    for (const sides of [this.#draft, this.#published]) {
      if (!sides || !this.#isInConflict(sides)) continue;
      const { conflicts: fields, bodies, values: mine } = this.#compare(sides);
      const theirs = { ...this.#entry, ...sides.theirs, updatedBy: sides.by } as AnyEntry;
      return { fields, bodies, mine, theirs, isLive: sides === this.#published };
    }
    return null;
  }
}

const createEqualSides = (values: FormValues): Sides => ({ base: values, theirs: values, by: '' });
