import type { RegistryCut } from '@admissions/contracts';
import { importMapText } from './trusted-types.ts';

/** Lets the browser know the hashes of remotes that this document did not name; must stand before any of their files is fetched. */
export function addIntegrity(releases: RegistryCut): void {
  const integrity = Object.fromEntries(releases.flatMap(({ base, files }) => Object.entries(files).map(([file, hash]) => [base + file, hash])));
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.text = importMapText({ integrity });
  document.head.append(script);
}
