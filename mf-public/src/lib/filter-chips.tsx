import { ChipLinks } from '@admissions/ui';

interface FilterChipsProps<K extends string> {
  label: string;
  /** What it is called when nothing is chosen. */
  all: string;
  names: Readonly<Record<K, string>>;
  /** Those that something has; all that are named unless told otherwise. */
  offered?: readonly K[];
  /** The key that the address has; nothing when it has none. */
  chosen: string | null | undefined;
  /** The address with this choice; with '' without one. */
  hrefOf(key: K | ''): string;
}
/** A filter of a list below it, of which one is chosen: all, or one of its keys. */
export function FilterChips<K extends string>({
  label,
  all,
  names,
  offered = Object.keys(names) as K[],
  chosen,
  hrefOf,
}: FilterChipsProps<K>) {
  return (
    <ChipLinks
      label={label}
      links={[
        { label: all, href: hrefOf(''), isCurrent: !chosen },
        ...offered.map((key) => ({
          label: names[key],
          href: hrefOf(key),
          isCurrent: chosen === key,
        })),
      ]}
    />
  );
}
