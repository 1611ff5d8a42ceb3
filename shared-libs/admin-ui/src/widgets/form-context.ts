import type { FormValues } from '@admissions/model/merge';
import { createContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** The form, for widgets that depend on other fields; null outside of a form. */
export const FormContext = createContext<UseFormReturn<FormValues> | null>(null);
