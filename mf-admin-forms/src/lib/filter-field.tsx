import { type ReactNode, useId } from 'react';

interface FilterFieldProps {
  label: string;
  className?: string | undefined;
  children: (id: string) => ReactNode;
}
/** A labelled control of a search form. */
export function FilterField({ label, className, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
