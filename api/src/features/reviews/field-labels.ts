import type { AnyKind } from '@admissions/model';

/** What staff call the fields that these paths lead into, on one line. */
export const formatFieldLabels = ({ fields }: AnyKind, paths: readonly string[]): string => {
  const names = paths.map((path) => {
    const name = path.split('.')[0] ?? path;
    return (Object.hasOwn(fields, name) && fields[name]?.label?.['zh-TW']) || name;
  });
  return [...new Set(names)].join('、');
};
