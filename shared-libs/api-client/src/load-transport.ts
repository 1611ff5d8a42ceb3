let transport: Promise<typeof import('./transport.ts')> | undefined;

/** Fetches the HTTP client, once, and again after a failure: a page that calls nothing does without it. */
export function loadTransport() {
  transport ??= import('./transport.ts').catch((error: unknown) => {
    transport = undefined;
    throw error;
  });
  return transport;
}

/** Fetches the HTTP client ahead of the first call; a failure is left to that call. */
export const prepareCalls = () => void loadTransport().catch(() => {});
