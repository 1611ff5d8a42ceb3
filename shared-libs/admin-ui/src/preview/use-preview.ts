import { api, errorMessage, isApiError } from '@admissions/api-client';
import type { AnyKind, PagePath } from '@admissions/model';
import { type FormValues, toSubmission } from '@admissions/model/merge';
import { PREVIEW_PATHS, type PreviewLink } from '@admissions/protocol';
import { useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

/** Opens the form values as a real page in a new tab; nothing is saved. */
export function usePreview(kind: AnyKind, id: number | null, on?: PagePath) {
  const t = useMessage();
  const toast = useToast();
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function preview(values: FormValues): Promise<void> {
    // Before the request: browsers allow new tabs only during a click.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const created = await api().post<PreviewLink>(PREVIEW_PATHS.make, {
        kind: kind.id,
        id,
        values: toSubmission(kind, values),
        ...(on && { on }),
      });
      if (tab) {
        tab.opener = null;
        tab.location.replace(created.url);
      }
      setLink(created);
    } catch (error) {
      tab?.close();
      if (!isApiError(error)) throw error;
      const message = error.status === 0 ? t(TEXTS.failed) : errorMessage(error, t);
      toast(message, 'error');
    } finally {
      setBusy(false);
    }
  }
  return { link, isBusy, preview, dismiss: () => setLink(null) };
}
