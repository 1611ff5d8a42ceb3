export type { AnyEntry } from '@admissions/model/merge';
export { threeWayMerge } from '@admissions/model/merge';
export { ActionMenu } from './base/action-menu.tsx';
export { AdminProvider } from './base/admin-provider.tsx';
export {
  Alert,
  Button,
  Empty,
  Input,
  RadioGroup,
  Segmented,
  Select,
  Switch,
  Tag,
} from './base/antd.ts';
export { ConflictNotice } from './base/conflict-notice.tsx';
export { DateInput } from './base/date-input.tsx';
export { FileButton } from './base/file-button.tsx';
export { FormField } from './base/form-field.tsx';
export { formatChange } from './base/format-change.ts';
export { LinkButton } from './base/link-button.tsx';
export { listDrafts, loadDraft } from './base/list-drafts.ts';
export { LoadFailure } from './base/load-failure.tsx';
export { mergeRepeated } from './base/merge-repeated.ts';
export { NeighbourLinks, useNeighbours } from './base/neighbour-links.tsx';
export { nullIfNotFound } from './base/null-if-not-found.ts';
export { Drawer, Modal } from './base/overlays.tsx';
export { NotFound, PageHeader } from './base/page-header.tsx';
export { Panel } from './base/panel.tsx';
export { readBase64 } from './base/read-base64.ts';
export { RowIcon } from './base/row-icon.tsx';
export { saveFile } from './base/save-file.ts';
export { fromTaipeiInput, toTaipeiInput } from './base/taipei-input.ts';
export { useAction } from './base/use-action.ts';
export { useChange } from './base/use-change.ts';
export { useConfirmTwice } from './base/use-confirm-twice.ts';
export type { MergeResult } from './base/use-entry-form.ts';
export { useEntryForm } from './base/use-entry-form.ts';
export { useLoaded } from './base/use-loaded.ts';
export { useLostFocus } from './base/use-lost-focus.ts';
export { useSearchInput } from './base/use-search-input.ts';
export { WordsField } from './base/words-field.tsx';
export { useBundleDialog } from './bundles/use-bundle-dialog.tsx';
export { useFindingDescriptions } from './checks/use-finding-descriptions.ts';
export { describeField } from './field-types/field-types.tsx';
export type { AsideForm } from './form/kind-form.tsx';
export { LazyKindForm as KindForm, preloadKindForm } from './form/lazy-kind-form.ts';
export { useSaveShortcut } from './form/use-save-shortcut.ts';
export { useUnsavedGuard } from './form/use-unsaved-guard.ts';
export { readFieldLabel, readOptionLabel } from './labels/field-labels.ts';
export { ColumnChoice, useChosenColumns } from './list/column-choice.tsx';
export { useDuplicate } from './list/entry-actions.tsx';
export { SampleMark, StatusTag } from './list/kind-columns.tsx';
export { KindList } from './list/kind-list.tsx';
export type { ListFilter } from './list/list-search.tsx';
export { ListSearch } from './list/list-search.tsx';
export type { LoadedList } from './list/list-state.ts';
export { loadList } from './list/list-state.ts';
export { computeShownState } from './list/shown-state.ts';
export { loadWholeList, useChosenEntries } from './list/use-chosen-entries.ts';
export { formatBytes } from './media/file-info.ts';
export { PhotoDrop } from './media/photo-drop.tsx';
export { LazyMediaScreen as MediaScreen } from './media-screen/lazy-media-screen.ts';
export { PreviewNotice } from './preview/preview-notice.tsx';
export { listReviews } from './reviews/list-reviews.ts';
export { ReviewRequestForm } from './reviews/review-request-form.tsx';
export { useReviews } from './reviews/use-reviews.ts';
export { LazyRevisionDrawer as RevisionDrawer } from './revisions/lazy-revision-drawer.ts';
export type { TableColumn } from './table/table.tsx';
export { Table } from './table/table.tsx';
export { useUnsavedText } from './unsaved/use-unsaved-text.ts';
