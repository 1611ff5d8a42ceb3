import { SHARED_OBJECTS } from './shared-objects.ts';

declare global {
  interface Window {
    __shared?: { provided: Record<string, unknown>; used(): Record<string, unknown> };
  }
  var __mf_module_cache__: { share?: Record<string, unknown> } | undefined;
}

/** Tests only: the shared objects, and the ones that the remotes' code has bound. */
export function exposeShared(): void {
  window.__shared = {
    provided: SHARED_OBJECTS,
    used: () => ({ ...globalThis.__mf_module_cache__?.share }),
  };
}
