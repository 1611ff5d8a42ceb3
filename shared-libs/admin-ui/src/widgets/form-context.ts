import type { FormValues } from '@admissions/model/merge';
import { createContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** The form that a widget stands in, for those that show other fields as well; null in none. */
export const FormContext = createContext<UseFormReturn<FormValues> | null>(null);
