import { create } from 'zustand';
import type { MarkField, TypedMarks } from './marks.ts';

// In memory alone: a reload forgets them, and nothing here writes to storage, address or network.
const NONE: TypedMarks = {};
/** What this visitor typed as marks on any page since the document was loaded. */
export const useTypedMarks = create<TypedMarks>(() => NONE);
export const typeMark = (field: MarkField, text: string) =>
  useTypedMarks.setState({ [field]: text });
export const forgetMarks = () => useTypedMarks.setState(NONE, true);
