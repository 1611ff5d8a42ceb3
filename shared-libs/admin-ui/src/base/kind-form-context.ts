import type { AnyKind } from '@admissions/model';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { EntryForm } from './use-entry-form.ts';

/** Form of an entry of a kind; null while it is new. */
export type KindEntryForm = EntryForm<AnyEntry | null, FormValues>;

export interface KindFormParts {
  kind: AnyKind;
  /** Null while the entry is new. */
  id: number | null;
  /** Fields of this form. */
  fields: readonly string[];
  form: KindEntryForm;
  /** Below fields, by their names. */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
}
export const KindFormContext = createContext<KindFormParts | null>(null);

/** The form around a part of it. */
export function useKindFormParts(): KindFormParts {
  const parts = use(KindFormContext);
  if (!parts) throw new Error('KindFormContext is missing: render inside a KindForm.');
  return parts;
}
export const useFormValues = (): FormValues =>
  useStore(useKindFormParts().form, ({ values }) => values);
/** Value and errors of the form by field name; renders only when they change. */
export function useFormField(name: string) {
  const { form } = useKindFormParts();
  return {
    value: useStore(form, ({ values }) => values[name]),
    errors: useStore(form, ({ errors }) => errors),
    onChange: (value: unknown) => form.change({ [name]: value }),
  };
}
