import { RendererFall } from '../renderer-fall.ts';
import type { Renderer } from './renderer-process.ts';

/** After a failed start nothing is started for so long (milliseconds): who asks meanwhile gets the same failure. */
const BACK_OFF = 1000;

interface Options {
  /** How many renderers write pages side by side. */
  size: number;
  /** Starts one; it tells of its fall by the argument. */
  start: (onFall: (fall: RendererFall) => void) => Promise<Renderer>;
  onFall: (fall: RendererFall) => void;
  /** Bytes of memory that one renderer may hold. */
  mostMemory: number;
}
/** The renderers of one release. */
export interface RendererPool {
  /** The one with the fewest pages under way; started when there is none. Rejects with RendererFall. */
  take(): Promise<Renderer>;
  /** Replaces one that holds too much memory; its pages are done first. */
  check(renderer: Renderer): void;
  renderers(): readonly Renderer[];
  /** When a page was last asked for. */
  usedAt(): number;
  end(): void;
}

export function createRendererPool({ size, start, onFall, mostMemory }: Options): RendererPool {
  let renderers: Renderer[] = [];
  let starting: Promise<Renderer> | null = null;
  let failed: { at: number; fall: unknown } | null = null;
  let used = Date.now();
  let isEnded = false;

  async function add(): Promise<Renderer> {
    const renderer: Renderer = await start((fall) => {
      renderers = renderers.filter((each) => each.pid !== renderer.pid);
      onFall(fall);
    });
    if (isEnded) renderer.end();
    else renderers = [...renderers, renderer];
    return renderer;
  }
  function begin(): Promise<Renderer> {
    if (failed && Date.now() - failed.at < BACK_OFF) return Promise.reject(failed.fall);
    starting ??= add()
      .catch((fall: unknown) => {
        failed = { at: Date.now(), fall };
        throw fall;
      })
      .finally(() => {
        starting = null;
      });
    return starting;
  }
  return {
    async take() {
      used = Date.now();
      const [least] = renderers.toSorted((one, other) => one.load() - other.load());
      if (!least) return begin();
      if (least.load() > 0 && renderers.length < size) begin().catch(() => {});
      return least;
    },
    check(renderer) {
      if (renderer.memory() <= mostMemory || !renderers.includes(renderer)) return;
      renderers = renderers.filter((each) => each !== renderer);
      renderer.end();
      begin().catch(() => {});
      onFall(new RendererFall('memory', `it held ${Math.round(renderer.memory() / 2 ** 20)} MB`));
    },
    renderers: () => renderers,
    usedAt: () => used,
    end() {
      isEnded = true;
      for (const renderer of renderers) renderer.end();
      renderers = [];
    },
  };
}
