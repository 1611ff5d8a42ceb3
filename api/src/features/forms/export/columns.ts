import { createTaipeiFormat, type DateRange, type Field } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { OptionLabels, VisitorForm } from '@admissions/model/forms';
import type { ReviewNote } from '@admissions/protocol/forms';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Cell } from '../../../platform/spreadsheets/cell.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { openPersonal } from '../data/open-personal.ts';
import { openNotes } from '../data/review-view.ts';

type Answers = Record<string, unknown>;
interface Column {
  heading: string;
  cell(
    row: SubmissionRow,
    details: { answers: Answers; assignee: string | null; notes: ReviewNote[] },
  ): Cell;
}

const formatSortable = createTaipeiFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
const formatTime = (moment: string | null) => moment && formatSortable(moment);

export const exportHeadings = (form: VisitorForm) =>
  listColumns(form).map(({ heading }) => heading);

export function exportCells(
  form: VisitorForm,
  row: SubmissionRow,
  { assignee, sealing }: { assignee: string | null; sealing: Sealing },
): Cell[] {
  const details = {
    answers: {
      ...(form.audiences && { audience: form.audiences.usual }),
      ...row.facts,
      ...openPersonal(row, sealing),
    },
    assignee,
    notes: openNotes(row, sealing),
  };
  return listColumns(form).map(({ cell }) => cell(row, details));
}

// For staff, so in Traditional Chinese.
function listColumns(form: VisitorForm): Column[] {
  return [
    { heading: '申請編號', cell: ({ reference }) => reference },
    { heading: '送出時間', cell: ({ createdAt }) => formatTime(createdAt) },
    { heading: '狀態', cell: ({ state }) => formatMessage('zh-TW', `review.state.${state}`) },
    { heading: '承辦人', cell: (_row, { assignee }) => assignee },
    { heading: '排定時間', cell: ({ scheduledAt }) => formatTime(scheduledAt) },
    ...Object.entries(form.fields).flatMap(([name, field]) => columnsFor(form, name, field)),
    { heading: '告知事項版本', cell: ({ noticeVersion }) => noticeVersion },
    {
      heading: '內部紀錄',
      cell: (_row, { notes }) =>
        notes.map(({ author, at, text }) => `${formatTime(at)} ${author}：${text}`).join('\n') ||
        null,
    },
  ];
}

function columnsFor(form: VisitorForm, name: string, field: Field): Column[] {
  const optionLabels = form.options[name];
  if (field.type !== 'dateRange')
    return [
      {
        heading: readHeading(form, name),
        cell: (_row, { answers }) => toCell(answers[name], optionLabels),
      },
    ];
  return (['begin', 'end'] as const).map((part) => ({
    heading: readHeading(form, `${name}.${part}`),
    cell: (_row, { answers }) => (answers[name] as DateRange | undefined)?.[part] ?? null,
  }));
}

function readHeading({ name: form, labels }: VisitorForm, name: string) {
  const label = labels[name];
  if (label === undefined) throw new Error(`The form ${form} has no label for ${name}`);
  return label['zh-TW'];
}

/** The option label; typed text and values without label unchanged. */
function toCell(value: unknown, optionLabels: OptionLabels | undefined): Cell {
  const toLabel = (option: string) => optionLabels?.[option]?.['zh-TW'] ?? option;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return formatMessage('zh-TW', value ? 'common.yes' : 'common.no');
  if (Array.isArray(value)) return value.map((item) => toLabel(String(item))).join('、');
  return typeof value === 'string' ? toLabel(value) : null;
}
