import { RendererCrash } from '../renderer-crash.ts';
import type { Renderer } from './renderer-process.ts';

/** After a failed start nothing is started for so long (milliseconds): who asks meanwhile gets the same failure. */
const BACKOFF_MS = 1000;

interface Options {
  /** How many renderers write pages side by side. */
  size: number;
  /** Starts one; it tells of its fall by the argument. */
  start: (onCrash: (fall: RendererCrash) => void) => Promise<Renderer>;
  onCrash: (fall: RendererCrash) => void;
  /** Bytes of memory that one renderer may hold. */
  maxMemoryBytes: number;
}
/** The renderers of one release. */
export interface RendererPool {
  /** The one with the fewest pages under way; started when there is none. Rejects with RendererFall. */
  take(): Promise<Renderer>;
  /** Replaces one that holds too much memory; its pages are done first. */
  check(renderer: Renderer): void;
  renderers(): readonly Renderer[];
  /** When a page was last asked for. */
  lastUsedAt(): number;
  end(): void;
}

export function createRendererPool({
  size,
  start,
  onCrash: onFall,
  maxMemoryBytes: mostMemory,
}: Options): RendererPool {
  let renderers: Renderer[] = [];
  let starting: Promise<Renderer> | null = null;
  let failed: { at: number; error: unknown } | null = null;
  let lastUsed = Date.now();
  let isEnded = false;

  async function add(): Promise<Renderer> {
    const renderer: Renderer = await start((crash) => {
      renderers = renderers.filter((each) => each.pid !== renderer.pid);
      onFall(crash);
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
    async take() {
      lastUsed = Date.now();
      const [least] = renderers.toSorted((one, other) => one.load() - other.load());
      if (!least) return startOne();
      if (least.load() > 0 && renderers.length < size) startOne().catch(() => {});
      return least;
    },
    check(renderer) {
      if (renderer.memory() <= mostMemory || !renderers.includes(renderer)) return;
      renderers = renderers.filter((each) => each !== renderer);
      renderer.end();
      startOne().catch(() => {});
      onFall(new RendererCrash('memory', `it held ${Math.round(renderer.memory() / 2 ** 20)} MB`));
    },
    renderers: () => renderers,
    lastUsedAt: () => lastUsed,
    end() {
      isEnded = true;
      for (const renderer of renderers) renderer.end();
      renderers = [];
    },
  };
}
