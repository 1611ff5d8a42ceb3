import { api, isApiError } from '@admissions/api-client';
import type { AnyKind, PagePath } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { toSubmission } from '@admissions/model/merge';
import type { PreviewLink, PreviewWrite } from '@admissions/protocol';
import { FRAMED_PARAM, PREVIEW_PARAM, PREVIEW_PATHS } from '@admissions/protocol';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** A pause in typing (milliseconds) after which the page is drawn again. */
const DEBOUNCE_MS = 120;
/** A page that is not there after so long (milliseconds) is not waited for any more. */
const DRAW_TIMEOUT_MS = 8000;

interface LivePreviewState {
  /** What the frame shows next; each drawing has an address of its own. */
  src: string | null;
  state: 'drawing' | 'shown' | 'failed';
  /** The frame shows it, or cannot. */
  onShown: (isShown: boolean) => void;
  retry: () => void;
}
interface Options {
  kind: AnyKind;
  id: number | null;
  on: PagePath | undefined;
  form: UseFormReturn<FormValues>;
}
/** The page of what a form holds, drawn anew after each pause in typing, one drawing at a time. Nothing is saved. */
export function useLivePreview({ kind, id, on, form }: Options): LivePreviewState {
  const [src, setSrc] = useState<string | null>(null);
  const [state, setState] = useState<LivePreviewState['state']>('drawing');
  const [drawer] = useState(() => ({
    token: null as string | null,
    count: 0,
    /** What was sent last. */
    sent: '',
    isBusy: false,
    isRedrawNeeded: false,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  }));
  const latest = useRef({ kind, id, on, form });
  useLayoutEffect(() => {
    latest.current = { kind, id, on, form };
  });

  const end = useCallback(
    (how: LivePreviewState['state']) => {
      clearTimeout(drawer.timer);
      drawer.isBusy = false;
      setState(how);
    },
    [drawer],
  );
  const draw = useCallback(async () => {
    const { kind, id, on, form } = latest.current;
    if (drawer.isBusy) {
      drawer.isRedrawNeeded = true;
      return;
    }
    drawer.isRedrawNeeded = false;
    const values = toSubmission(kind, form.getValues());
    const written = JSON.stringify(values);
    if (written === drawer.sent) return;
    drawer.isBusy = true;
    setState('drawing');
    const { token } = drawer;
    const request: PreviewWrite = { kind: kind.id, id, values };
    if (token !== null) request.replaces = token;
    if (on) request.on = on;
    try {
      const { url } = await api().post<PreviewLink>(PREVIEW_PATHS.make, request, {
        silent: true,
        once: true,
      });
      drawer.sent = written;
      drawer.token = new URL(url, location.origin).searchParams.get(PREVIEW_PARAM);
      drawer.count++;
      setSrc(toFramed(url, drawer.count));
      drawer.timer = setTimeout(() => end('failed'), DRAW_TIMEOUT_MS);
    } catch (error) {
      end('failed');
      if (!isApiError(error)) throw error;
    }
  }, [drawer, end]);

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    void draw();
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause);
        pause = setTimeout(() => void draw(), DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(pause);
      clearTimeout(drawer.timer);
      stop();
    };
  }, [form, draw, drawer]);

  return {
    src,
    state,
    onShown: useCallback(
      (isShown) => {
        // A draft that nobody can open any more: the next drawing makes another.
        if (!isShown) Object.assign(drawer, { token: null, sent: '' });
        end(isShown ? 'shown' : 'failed');
        if (isShown && drawer.isRedrawNeeded) void draw();
      },
      [drawer, end, draw],
    ),
    retry: () => {
      drawer.sent = '';
      void draw();
    },
  };
}

/** The address without scripts, for a frame; another one each time, so that it is loaded anew. */
function toFramed(url: string, count: number): string {
  const [rest = '', anchor] = url.split('#');
  return `${rest}&${FRAMED_PARAM}=${count}${anchor ? `#${anchor}` : ''}`;
}
