import type { AnyKind } from '@admissions/model';

/** Labels of the fields that these paths point into, on one line. */
export const formatFieldLabels = ({ fields }: AnyKind, paths: readonly string[]): string => {
  const names = paths.map((path) => {
    const name = path.split('.')[0] ?? path;
    return (Object.hasOwn(fields, name) && fields[name]?.label?.['zh-TW']) || name;
  });
  return [...new Set(names)].join('、');
};
