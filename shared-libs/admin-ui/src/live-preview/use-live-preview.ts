import { api, isApiError } from '@admissions/api-client';
import type { AnyKind, PagePath } from '@admissions/model';
import { toFormValues, toSubmission } from '@admissions/model/merge';
import {
  FRAMED_PARAM,
  PREVIEW_PARAM,
  PREVIEW_PATHS,
  type PreviewLink,
  type PreviewWrite,
} from '@admissions/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { findChanged } from '../base/draft-values.ts';
import type { KindEntryForm } from '../base/kind-form-context.ts';
import { useDebouncedValues } from '../base/use-debounced-values.ts';
import { computeShownState } from '../list/shown-state.ts';

/** Pause in typing before the next render. */
const DEBOUNCE_MS = 120;
/** A slower render is given up. */
const DRAW_TIMEOUT_MS = 8000;

type State = 'drawing' | 'shown' | 'failed';
interface Options {
  kind: AnyKind;
  id: number | null;
  on: PagePath | undefined;
  form: KindEntryForm;
}
/** Rendered page of the form values, debounced, one render at a time. Nothing is saved. */
export function useLivePreview(options: Options) {
  const { kind, form } = options;
  const [src, setSrc] = useState<string | null>(null);
  const [state, setState] = useState<State>('drawing');
  const [drawer] = useState(createDrawer);

  function end(how: State): void {
    clearTimeout(drawer.timer);
    drawer.isBusy = false;
    setState(how);
  }
  async function draw(): Promise<void> {
    if (drawer.isBusy) {
      drawer.isRedrawNeeded = true;
      return;
    }
    drawer.isRedrawNeeded = false;
    const values = toSubmission(kind, form.read());
    const written = JSON.stringify(values);
    if (written === drawer.sent) return;
    drawer.isBusy = true;
    setState('drawing');
    try {
      const { url } = await createPreview(options, values, drawer.token);
      drawer.sent = written;
      drawer.token = new URL(url, location.origin).searchParams.get(PREVIEW_PARAM);
      drawer.count++;
      setSrc(toFramed(url, drawer.count));
      drawer.timer = setTimeout(() => end('failed'), DRAW_TIMEOUT_MS);
    } catch (error) {
      end('failed');
      if (!isApiError(error)) throw error;
    }
  }
  const drawLatest = useEffectEvent(() => void draw());

  const typed = useDebouncedValues(form, DEBOUNCE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws the latest values
  useEffect(() => drawLatest(), [typed]);
  useEffect(() => () => clearTimeout(drawer.timer), [drawer]);

  const entry = useStore(form, (now) => now.entry);
  return {
    /** URL of the next page; each render has its own. */
    src,
    state,
    /** Required selects without a value, of which the page shows the first option. */
    open: Object.entries(kind.fields)
      .filter(([name, { type, required }]) => type === 'select' && required && !typed[name])
      .map(([name]) => name),
    /** Visitors see the same: it is published, and nothing is changed. */
    isLive:
      entry !== null &&
      computeShownState(entry) === 'published' &&
      findChanged(kind, toFormValues(kind, entry), form.read()).length === 0,
    /** The frame shows the page, or failed. */
    onShown(isShown: boolean) {
      // The preview has expired: the next render creates another.
      if (!isShown) Object.assign(drawer, { token: null, sent: '' });
      end(isShown ? 'shown' : 'failed');
      if (isShown && drawer.isRedrawNeeded) void draw();
    },
    retry() {
      drawer.sent = '';
      void draw();
    },
  };
}

const createDrawer = () => ({
  token: null as string | null,
  count: 0,
  /** Last sent values. */
  sent: '',
  isBusy: false,
  isRedrawNeeded: false,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
});

function createPreview(
  { kind, id, on }: Options,
  values: PreviewWrite['values'],
  token: string | null,
): Promise<PreviewLink> {
  const request: PreviewWrite = { kind: kind.id, id, values };
  if (token !== null) request.replaces = token;
  if (on) request.on = on;
  return api().post(PREVIEW_PATHS.make, request, { silent: true, once: true });
}

/** URL without scripts for the frame; unique each time to force a reload. */
function toFramed(url: string, count: number): string {
  const [rest = '', anchor] = url.split('#');
  return `${rest}&${FRAMED_PARAM}=${count}${anchor ? `#${anchor}` : ''}`;
}
