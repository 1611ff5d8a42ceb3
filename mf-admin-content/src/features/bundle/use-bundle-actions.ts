import { useChange } from '@admissions/admin-ui';
import { api, isApiError } from '@admissions/api-client';
import type { Localised } from '@admissions/model';
import type { PreviewLink } from '@admissions/protocol';
import {
  ADMIN_BUNDLES,
  BUNDLE_PATHS,
  type Bundle,
  type BundleFindings,
  type BundleItem,
} from '@admissions/protocol/staff';
import { useConfirm, useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HIDDEN, TEXTS } from './texts.ts';

/** Actions on one bundle, each with its question and its message. */
export function useBundleActions({ id, items }: Bundle) {
  const t = useMessage();
  const toast = useToast();
  const openConfirm = useConfirm();
  const navigate = useNavigate();
  const { isBusy, run, change: changeAndReload } = useChange();
  const [findings, setFindings] = useState<readonly BundleFindings[]>([]);
  const [link, setLink] = useState<PreviewLink | null>(null);

  const change = (action: () => Promise<unknown>, message?: Localised) => {
    setFindings([]);
    return changeAndReload(action, message && t(message));
  };
  const ready = items.filter(({ state }) => state === 'ready');
  const reasons = ready.flatMap(({ hidden }) => hidden ?? []);
  const describeHidden = (reason: keyof typeof HIDDEN) =>
    t(TEXTS.hiddenItems, {
      count: reasons.filter((each) => each === reason).length,
      reason: t(HIDDEN[reason]),
    });
  const unconfirmed = items.reduce((sum, item) => sum + item.unconfirmed, 0);
  const confirm = (question: Localised, label: Localised, onConfirm: () => unknown, warning = '') =>
    openConfirm({
      message: warning + t(question, { count: ready.length - reasons.length }),
      confirmLabel: t(label),
      onConfirm: () => void onConfirm(),
    });
  return {
    isBusy,
    findings,
    link,
    closeLink: () => setLink(null),
    publish: () =>
      confirm(
        reasons.length < ready.length ? TEXTS.publishQuestion : TEXTS.publishHidden,
        TEXTS.publish,
        () => change(() => api().post(BUNDLE_PATHS.publish(id)), TEXTS.didPublish),
        [...new Set(reasons)].map(describeHidden).join('') +
          (unconfirmed > 0 ? t(TEXTS.unconfirmed, { count: unconfirmed }) : ''),
      ),
    undo: () =>
      confirm(TEXTS.undoQuestion, TEXTS.undo, () =>
        change(() => api().post(BUNDLE_PATHS.undo(id)), TEXTS.didUndo),
      ),
    ask: (of: number, note: string) =>
      change(() => api().post(BUNDLE_PATHS.ask(id), { of, note }), TEXTS.didAsk),
    approve: () => change(() => api().post(BUNDLE_PATHS.approve(id)), TEXTS.didApprove),
    remove: (item: BundleItem) => change(() => api().delete(BUNDLE_PATHS.item(item.id))),
    rename: (name: string) => change(() => api().put(BUNDLE_PATHS.one(id), { name })),
    /** Returns what is wrong with the time. */
    async schedule(at: string | null): Promise<string | undefined> {
      let wrong: string | undefined;
      const message = at === null ? TEXTS.didUnschedule : TEXTS.didSchedule;
      const isDone = await change(async () => {
        await api()
          .put(BUNDLE_PATHS.schedule(id), { at })
          .catch((error: unknown) => {
            wrong = isApiError(error) ? error.errors.at?.[0] : undefined;
            throw error;
          });
      }, message);
      return isDone ? undefined : wrong;
    },
    delete: () =>
      confirm(TEXTS.deleteQuestion, TEXTS.delete, () =>
        run(async () => {
          await api().delete(BUNDLE_PATHS.one(id));
          await navigate(ADMIN_BUNDLES);
        }),
      ),
    check: () =>
      run(async () => {
        const { list } = await api().get<{ list: BundleFindings[] }>(BUNDLE_PATHS.check(id));
        setFindings(list);
        const count = list.reduce((sum, each) => sum + each.findings.length, unconfirmed);
        toast(t(count > 0 ? TEXTS.findings : TEXTS.noFindings, { count }), 'info');
      }),
    preview: () => run(async () => setLink(await openPreview(id))),
  };
}

/** Opens the site with the bundle in a new tab. */
async function openPreview(id: number): Promise<PreviewLink> {
  // Before the request: browsers allow new tabs only during a click.
  const tab = window.open('', '_blank');
  try {
    const link = await api().post<PreviewLink>(BUNDLE_PATHS.preview(id));
    if (tab) tab.opener = null;
    tab?.location.replace(link.url);
    return link;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
