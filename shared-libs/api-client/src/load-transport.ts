let transport: Promise<typeof import('./transport.ts')> | undefined;

/** Loads the transport (axios and its retries) once; most pages never call the API. */
export function loadTransport() {
  transport ??= import('./transport.ts').catch((error: unknown) => {
    transport = undefined;
    throw error;
  });
  return transport;
}

/** Prefetches the transport; a failure is left to the first call. */
export const prefetchTransport = (): Promise<unknown> => loadTransport().catch(() => {});
