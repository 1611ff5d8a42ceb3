import { type AnyKind, adminPathsOf } from '@admissions/model';
import { college } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import type { UserInfo } from '@admissions/protocol';
import {
  CHECKS_PATH,
  ENTRY_DRAFT_PATHS,
  type EntryDraft,
  type EntryDraftScheduleWrite,
  LINK_PATHS,
  PRESENCE_PATH,
  REVIEW_PATHS,
  type ReviewThread,
} from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import {
  apiAnswering,
  apiError,
  createImage,
  type Reply,
  type Sent,
  showRoutes,
} from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { AdminProvider } from '../base/admin-provider.tsx';
import { KindForm } from './kind-form.tsx';

// Slow: autosave waits for a pause, and the whole form is rendered.
const { add, list, one, schedule } = ENTRY_DRAFT_PATHS;
export const COLLEGE = {
  id: 4,
  revision: 2,
  status: 'published',
  publishAt: null,
  unpublishAt: null,
  updatedBy: '王小明',
  title: '資訊學院',
  titleEn: 'Informatics',
  intro: '程式與資料',
  pic: createImage(),
  link: { href: '/bachelor' },
  hue: 'informatics',
} as unknown as AnyEntry;
/** A draft of the college. */
export const createDraft = (more: Partial<EntryDraft> = {}): EntryDraft => ({
  id: 31,
  kind: college.id,
  entryId: 4,
  version: 1,
  title: '資訊學院',
  updatedAt: '2026-11-23T06:03:00.000Z',
  updatedBy: '林小美',
  schedule: null,
  isNew: false,
  changed: { titleEn: 'Computing' },
  base: { titleEn: 'Informatics' },
  ...more,
});

/** A review thread of the college. */
export const reviewThread = (more: Partial<ReviewThread> = {}): ReviewThread => ({
  reviews: [],
  comments: [],
  needsApproval: false,
  seen: { version: null, revision: 2 },
  approval: 'open',
  lastEditorId: null,
  bundle: null,
  colleagues: [
    { id: 8, name: '陳奕安' },
    { id: 9, name: '林小美' },
  ],
  ...more,
});

/** Opens a form on a simulated server with at most one draft and counted versions. */
export function openForm({
  kind = college as AnyKind,
  fields = ['title', 'titleEn', 'intro', 'link'],
  entry = COLLEGE as AnyEntry | null,
  copy = null as EntryDraft | null,
  /** Loaded by the page with the entry. */
  loaded = undefined as EntryDraft | null | undefined,
  thread = reviewThread(),
  /** Colleagues who have the entry open. */
  others = [] as string[],
  hasDraft = true,
  onSaved = () => {},
} = {}) {
  const sent: Sent[] = [];
  const refuse = (data: unknown): Reply => apiError(409, 'x', { data });
  const server = {
    copy,
    entry: COLLEGE,
    /** Runs after publishing, before the response. */
    onPublish: () => {},
    thread,
    isAway: false,
    refusal: null as Reply | null,
    dead: [] as string[],
    /** The checks wait for this. */
    checks: Promise.resolve(),
  };
  apiAnswering((request): Reply | Promise<Reply> => {
    const { path, method } = request;
    if (path === CHECKS_PATH)
      return server.checks.then(() => ({ data: { dead: server.dead, heavy: [] } }));
    if (path === PRESENCE_PATH) return { data: { others } };
    if (path === REVIEW_PATHS.thread) return { data: server.thread };
    // Requested by every rendered link, at no fixed time.
    if (path === LINK_PATHS.targets) return { data: {} };
    if (path.includes('review')) {
      sent.push(request);
      return server.refusal ?? { data: server.thread };
    }
    if (path === list) return { data: { list: server.copy ? [server.copy] : [] } };
    if (path === one(31) && method === 'get' && server.copy) return { data: server.copy };
    if (path === adminPathsOf(kind).info(4)) return { data: server.entry };
    sent.push(request);
    const isOfDraft = path === add || path === schedule(31) || path.startsWith(one(31));
    if (server.isAway && !isOfDraft) return 'lost';
    if (server.isAway) return apiError(503);
    if (!isOfDraft) {
      const change = request.body as AnyEntry;
      if (method === 'put' && change.revision !== server.entry.revision)
        return refuse(server.entry);
      server.entry = { ...server.entry, ...change, revision: server.entry.revision + 1 };
      server.onPublish();
      return { data: server.entry };
    }
    if (path.startsWith(one(31)) && !server.copy) return apiError(200, 'x', { errorCode: 2 });
    if (path === schedule(31) && server.refusal) return server.refusal;
    if (path === schedule(31) && server.copy) {
      const { at } = request.body as EntryDraftScheduleWrite;
      server.copy = {
        ...server.copy,
        schedule: at === null ? null : { at, by: '王小明', failure: null },
      };
      return { data: server.copy };
    }
    if (method === 'delete') {
      if (path !== `${one(31)}?version=${server.copy?.version}`) return refuse(server.copy);
      server.copy = null;
      return { data: { id: 31 } };
    }
    const body = request.body as EntryDraft;
    if (server.copy && server.copy.version !== body.version) return refuse(server.copy);
    const { changed, base } = body;
    server.copy = createDraft({
      ...server.copy,
      changed,
      base,
      version: (server.copy?.version ?? 0) + 1,
      updatedBy: '王小明',
    });
    return { data: server.copy };
  });
  const form = (
    <KindForm
      kind={kind}
      entry={entry}
      fields={fields}
      preset={{ pic: COLLEGE.pic, hue: 'medical', link: { href: '/bachelor' } }}
      hasDraft={hasDraft}
      loadedDraft={loaded}
      onSaved={onSaved}
    />
  );
  const user = { info: { id: 7 }, draftKey: 'q'.repeat(43) } as UserInfo;
  const store = createAppStore({ session: { user, priv: {} } });
  const shown = showRoutes(
    [{ Component: AdminProvider, children: [{ path: '*', element: form }] }],
    {
      store,
    },
  );
  return { ...shown, sent, server };
}
/** Opens a form with this draft, and waits until it is shown. */
export async function openDraft(copy = createDraft(), onSaved = () => {}) {
  const page = openForm({ copy, onSaved });
  await screen.findByText(/留下的草稿/);
  return page;
}
export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Chooses from the menu beside the main button. */
export async function pressOther(name: string) {
  press('其他儲存方式');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}
