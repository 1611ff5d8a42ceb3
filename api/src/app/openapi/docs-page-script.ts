// Runs in the browser on /api/docs, after the Swagger UI bundle.

interface System {
  React: { createElement(type: string, props: object | null, ...children: unknown[]): unknown };
}
declare const SwaggerUIBundle: (options: object) => {
  preauthorizeApiKey(name: string, value: string): void;
};

// Sentences are rendered as text: only `code` is marked up.
const drawText =
  ({ React: { createElement } }: System) =>
  ({ source }: { source?: string }) => {
    const parts = (source ?? '').split('`');
    const drawn = parts.map((part, index) =>
      index % 2 === 1 ? createElement('code', { key: index }, part) : part,
    );
    return createElement('p', null, ...drawn);
  };

const ui = SwaggerUIBundle({
  url: 'docs/json',
  dom_id: '#page',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  plugins: [{ wrapComponents: { Markdown: (_own: unknown, system: System) => drawText(system) } }],
  onComplete: signIn,
});

/** Requests a visitor token, so that reads can be tried at once. */
async function signIn() {
  const answer = await fetch('auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: location.hostname }),
  }).catch(() => null);
  if (!answer?.ok) return;
  const { data } = (await answer.json()) as { data?: { token?: string } };
  if (data?.token) ui.preauthorizeApiKey('token', `${data.token}|`);
}

export {};
