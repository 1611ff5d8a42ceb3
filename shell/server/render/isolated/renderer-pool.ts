import { RendererCrash } from '../renderer-crash.ts';
import type { Renderer } from './renderer-process.ts';

/** Requests during the backoff get the same failure. */
const BACKOFF_MS = 1000;

interface Options {
  /** Renderers that work in parallel. */
  size: number;
  /** Calls `onCrash` if the renderer crashes. */
  start: (onCrash: (crash: RendererCrash) => void) => Promise<Renderer>;
  onCrash: (crash: RendererCrash) => void;
  /** Per renderer. */
  maxMemoryBytes: number;
}
export type RendererPool = ReturnType<typeof createRendererPool>;

export function createRendererPool({ size, start, onCrash, maxMemoryBytes }: Options) {
  let renderers: Renderer[] = [];
  let starting: Promise<Renderer> | null = null;
  let failed: { at: number; error: unknown } | null = null;
  let lastUsed = Date.now();
  let isEnded = false;

  async function add(): Promise<Renderer> {
    const renderer: Renderer = await start((crash) => {
      renderers = renderers.filter((each) => each !== renderer);
      onCrash(crash);
    });
    if (isEnded) renderer.end();
    else renderers = [...renderers, renderer];
    return renderer;
  }
  function startOne(): Promise<Renderer> {
    if (failed && Date.now() - failed.at < BACKOFF_MS) return Promise.reject(failed.error);
    starting ??= add()
      .catch((error: unknown) => {
        failed = { at: Date.now(), error };
        throw error;
      })
      .finally(() => {
        starting = null;
      });
    return starting;
  }
  return {
    /** The least busy renderer, started if there is none; rejects with RendererCrash. */
    async take() {
      lastUsed = Date.now();
      const [least] = renderers.toSorted((one, other) => one.load() - other.load());
      if (!least) return startOne();
      if (least.load() > 0 && renderers.length < size) startOne().catch(() => {});
      return least;
    },
    /** Replaces a renderer over its memory limit after its pages are finished. */
    check(renderer: Renderer) {
      if (renderer.memory() <= maxMemoryBytes || !renderers.includes(renderer)) return;
      renderers = renderers.filter((each) => each !== renderer);
      renderer.end();
      startOne().catch(() => {});
      onCrash(new RendererCrash('memory', `it held ${Math.round(renderer.memory() / 2 ** 20)} MB`));
    },
    renderers: () => renderers,
    /** Time of the last request. */
    lastUsedAt: () => lastUsed,
    end() {
      isEnded = true;
      for (const renderer of renderers) renderer.end();
      renderers = [];
    },
  };
}
