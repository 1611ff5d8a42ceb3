import { type FieldErrors, joinLabel, type Locale } from '@admissions/model';
import type { OwnerWrite, RemoteOwner } from '@admissions/protocol/releases';

/** The form of an owner, flat: one value per control. */
interface OwnerValues {
  name: string;
  team: string;
  /** One path per line. */
  prefixes: string;
  currentPassword: string;
}
const NAME = /^mf_[a-z_]{1,57}$/;

export const toOwnerValues = (name: string, owner: RemoteOwner | null): OwnerValues => ({
  name,
  team: owner?.team ?? '',
  prefixes: owner?.prefixes.join('\n') ?? '',
  currentPassword: '',
});

/** The request; the budget is not in the form and stays unchanged. */
export const toOwnerWrite = (
  { team, prefixes, currentPassword }: OwnerValues,
  owner: RemoteOwner | null,
): OwnerWrite => ({
  team: team.trim(),
  prefixes: splitLines(prefixes),
  currentPassword,
  ...(owner?.budget && { budget: owner.budget }),
});

export const isRemoteName = (name: string) => NAME.test(name);

/** Attaches errors of single paths, each with its path, to the field of all paths. */
export function gatherPrefixErrors(errors: FieldErrors, prefixes: string, locale: Locale) {
  const lines = splitLines(prefixes);
  return Object.entries(errors).flatMap(([field, messages]) => {
    if (field === 'prefixes') return messages;
    const [, index] = /^prefixes\.(\d+)$/.exec(field) ?? [];
    return index === undefined
      ? []
      : messages.map((message) => joinLabel(lines[Number(index)] ?? '', message, locale));
  });
}

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
