import type { Boot } from '@admissions/protocol/releases';
import type { RenderedRoute } from './deferred-route.tsx';
import type { PackedErrors } from './packed-errors.ts';

/** Boot data as the server wrote it into this document; `isProbed` when it was started for tests. */
export type BrowserBoot = Omit<Boot, 'hydration' | 'site'> & {
  site: {
    origin: string;
    keepsPages?: boolean;
    overrides?: string[];
    isPreview?: boolean;
    /** A team's own machine put its remote into this document: the server that wrote it knows nothing of that. */
    isAltered?: boolean;
  };
  hydration?: {
    loaderData: Record<string, unknown>;
    errors?: PackedErrors;
    matches?: RenderedRoute[];
  };
  isProbed?: boolean;
};

export function readBoot(): BrowserBoot {
  const boot: BrowserBoot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
  // What stands in the document itself goes before what was fetched: it is being developed.
  const own = boot.registry ?? [];
  const fetched = (globalThis.registryCut ?? []).filter(
    ({ manifest }) => !own.some((release) => release.manifest.name === manifest.name),
  );
  return {
    ...boot,
    registry: [...fetched, ...own],
    requestId: boot.requestId || readRequestId(),
  };
}

/** The number of this document's request: a page that everybody gets has it in a header alone. Empty where a browser does not tell. */
function readRequestId(): string {
  const [document] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = (document as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  return timings.find(({ name }) => name === 'request')?.description ?? '';
}
