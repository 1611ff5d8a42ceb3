import type { Boot } from '@admissions/protocol/releases';
import type { PackedErrors } from './packed-errors.ts';

/** Boot data of the document. */
export type BrowserBoot = Omit<Boot, 'hydration' | 'site'> & {
  site: {
    origin: string;
    keepsPages?: boolean;
    overrides?: string[];
    /** Remotes of which this visitor may have another release: their pages need a new document. */
    canaries?: string[];
    isPreview?: boolean;
    /** A remote under development may be injected into the document, unknown to the server. */
    isAltered?: boolean;
  };
  hydration?: {
    loaderData: Record<string, unknown>;
    errors?: PackedErrors;
  };
};

export function readBoot(): BrowserBoot {
  const boot: BrowserBoot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
  // A remote in the document takes precedence: it is under development.
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

/** Request id of the document. Cached pages have it only in a header; empty if unreadable. */
function readRequestId() {
  const [document] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = (document as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  return timings.find(({ name }) => name === 'request')?.description ?? '';
}
