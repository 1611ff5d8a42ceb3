import type { DepartmentKindId } from '@admissions/model/kinds';

export const NUMBER_APPROVAL_PATH = '/api/admin/faculty/number_approvals';
/** The screen, in both areas that have numbers. */
export const ADMIN_NUMBERS = {
  faculty: '/admin/faculty/numbers',
  about: '/admin/about/numbers',
} as const;

type ComparedPart = 'requires' | 'screens' | 'weights' | 'parts' | 'ties' | 'lowest' | 'mean';

/** A year of a department's admission channels. */
export interface NumberApproval {
  kind: DepartmentKindId;
  id: number;
  title: string;
  year: number;
  /** Channels with this year, their places, and those apart from the department's. */
  channels: number;
  places: number;
  apart: number;
  isApproved: boolean;
  /** Null if it was there before approvals. */
  by: string | null;
  at: string | null;
  /** Whether a channel was changed after the approval. */
  isChanged: boolean;
  /** Rules and scores of its channels that differ from the year before. */
  changes: { title: string; part: ComparedPart; from: unknown; to: unknown }[];
}
export interface NumberApprovals {
  /** All years, newest first. */
  years: number[];
  list: NumberApproval[];
}
