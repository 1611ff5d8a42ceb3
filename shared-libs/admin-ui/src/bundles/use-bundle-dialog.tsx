import type { ReviewSubject } from '@admissions/protocol/staff';
import { useState } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';

const BundleDialog = lazyPart(
  async () => (await import('./bundle-dialog.tsx')).BundleDialog,
  'none',
);

/** The dialog that adds entries to a bundle, once it is opened with them. */
export function useBundleDialog(onAdded: () => void) {
  const [subjects, open] = useState<readonly ReviewSubject[] | null>(null);
  const dialog = subjects && (
    <BundleDialog subjects={subjects} onAdded={onAdded} onClose={() => open(null)} />
  );
  return { open, dialog };
}
