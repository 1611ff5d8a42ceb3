import { create } from 'zustand';
import type { ScoreFieldName, TypedScores } from './scores.ts';

// In memory only: nothing is written to storage, address or network.
const NONE: TypedScores = {};
/** Scores typed on any page since the document was loaded. */
export const useTypedScores = create<TypedScores>(() => NONE);
export const setTypedScore = (field: ScoreFieldName, text: string) =>
  useTypedScores.setState({ [field]: text });
export const clearTypedScores = () => useTypedScores.setState(NONE, true);
