import { ChipLinks } from '@admissions/ui';

interface FilterChipsProps<K extends string> {
  label: string;
  /** Label without a filter. */
  all: string;
  names: Readonly<Record<K, string>>;
  /** Keys with results; default: all. */
  offered?: readonly K[];
  /** The key in the address. */
  chosen: string | null | undefined;
  /** The address of a choice; '' for none. */
  hrefOf(key: K | ''): string;
}
export function FilterChips<K extends string>({
  label,
  all,
  names,
  offered = Object.keys(names) as K[],
  chosen,
  hrefOf,
}: FilterChipsProps<K>) {
  if (offered.length === 0) return null;
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
