import type { Answer, Token } from '@admissions/protocol';
import type { AllowedReleases } from '@admissions/protocol/releases';
import type { writeImportMap } from './browser/import-map.ts';
import type { readOwnCookie } from './browser/read-own-cookie.ts';

export interface BackOfficeStart {
  entry: string;
  preload: readonly string[];
  /** Hashes of the shell's scripts, by address. */
  integrity: Readonly<Record<string, string>>;
  cookies: { app: string; admin: { name: string; path: string } };
  paths: { appSignIn: string; registry: string };
}
declare global {
  /** The account's remotes; null when they could not be loaded. */
  var registryCut: AllowedReleases | null | undefined;
}

/**
 * Runs inline before any module: loads the remotes, writes the import map, starts the entry.
 * Firefox accepts no second map, and none after the first module. Serialized: uses only its
 * arguments and the browser. `load` is `import`; `writeMap` and `readOwn` are serialized, too.
 */
export async function startBackOffice(
  { entry, preload, integrity, cookies, paths }: BackOfficeStart,
  load: (entry: string) => Promise<unknown>,
  writeMap: typeof writeImportMap,
  readOwn: typeof readOwnCookie,
) {
  const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

  const readCookie = (name: string) => {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
  };
  const callApi = async (path: string, options: RequestInit) => {
    let response: Response;
    for (let attempt = 0; ; attempt++) {
      response = await fetch(path, { ...options, signal: AbortSignal.timeout(8000) });
      if (response.status < 500 || attempt === 3) break;
      await new Promise((done) => setTimeout(done, 300 * 2 ** attempt));
    }
    return {
      status: response.status,
      date: response.headers.get('date'),
      answer: (await response.json()) as Answer<unknown>,
    };
  };
  const requestAppToken = async () => {
    const { answer, date } = await callApi(paths.appSignIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ domain: location.host }),
    });
    const { token, expire } = answer.data as Token;
    const lifetime = Math.floor(expire - (Date.parse(date ?? '') || Date.now()) / 1000 - 10);
    // biome-ignore lint/suspicious/noDocumentCookie: no library exists before the first module
    document.cookie = `${cookies.app}=${encodeURIComponent(token)}; path=/; max-age=${lifetime}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
    return token;
  };
  const loadRegistry = async (): Promise<AllowedReleases | null> => {
    const admin = readOwn(cookies.admin.name, cookies.admin.path);
    if (!admin) return [];
    const loadRegistryWith = (app: string) =>
      callApi(paths.registry, { headers: { authorization: `Bearer ${app}|${admin}` } });
    const storedToken = readCookie(cookies.app);
    let { status, answer } = await loadRegistryWith(storedToken || (await requestAppToken()));
    // The application token may have expired before its cookie.
    if (status === 401 && storedToken)
      ({ status, answer } = await loadRegistryWith(await requestAppToken()));
    return status === 200 && answer.errorCode === 1 ? (answer.data as AllowedReleases) : null;
  };

  const cut = await loadRegistry().catch(() => null);
  globalThis.registryCut = cut;
  const hashes: Record<string, string> = { ...integrity };
  for (const { base, files } of cut ?? [])
    for (const file of Object.keys(files)) hashes[base + file] = files[file] as string;
  writeMap(
    JSON.stringify({ integrity: hashes }),
    Object.assign(document.createElement('script'), { nonce }),
  );
  for (const href of preload)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        integrity: integrity[href] ?? '',
      }),
    );
  if (document.readyState === 'loading')
    await new Promise((done) => addEventListener('DOMContentLoaded', done));
  await load(entry);
}
