import { Alert, Button, Panel, useAction } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { adminPathsOf, buildStaffUrl } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { AREA_LABELS } from '@admissions/protocol';
import {
  MAX_BULK_ENTRIES,
  type RemovedSamples,
  SAMPLE_PATHS,
  type SampleArea,
} from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { TEXTS } from './go-live-texts.ts';

/** Each area with its samples as preview, and their removal with undo. */
export function SamplesPanel({ areas }: { areas: readonly SampleArea[] }) {
  const t = useMessage();
  const openConfirm = useAppStore((state) => state.openConfirm);
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useAction();
  const [removed, setRemoved] = useState<RemovedSamples | null>(null);
  const change = (action: () => Promise<unknown>, success?: string) =>
    void run(async () => {
      await action();
      await revalidate();
    }, success);
  const remove = ({ area, list }: SampleArea) =>
    openConfirm({
      title: t(TEXTS.removeTitle, { area: t(AREA_LABELS[area]), count: list.length }),
      message: t(TEXTS.removeText),
      confirmLabel: t(TEXTS.remove),
      isDangerous: true,
      onConfirm: () =>
        change(async () =>
          setRemoved(await api().post<RemovedSamples>(SAMPLE_PATHS.remove, { area })),
        ),
    });
  const accept = ({ area, list }: SampleArea) =>
    openConfirm({
      title: t(TEXTS.acceptTitle, { area: t(AREA_LABELS[area]), count: list.length }),
      message: t(TEXTS.acceptText),
      confirmLabel: t(TEXTS.accept),
      onConfirm: () => change(() => api().post(SAMPLE_PATHS.accept, { area }), t(TEXTS.accepted)),
    });
  const undo = (done: RemovedSamples) =>
    change(async () => {
      await restore(done);
      setRemoved(null);
    }, t(TEXTS.undone));
  if (areas.length === 0 && !removed) return null;
  return (
    <Panel title={t(TEXTS.samples)}>
      {removed && (
        <Alert
          type="success"
          title={t(TEXTS.removed, { count: countEntries(removed), left: removed.left })}
          action={
            <Button disabled={isBusy} onClick={() => undo(removed)}>
              {t(TEXTS.undo)}
            </Button>
          }
        />
      )}
      {areas.map((each) => (
        <details key={each.area}>
          <summary>
            {t(TEXTS.samplesOf, { area: t(AREA_LABELS[each.area]), count: each.list.length })}
          </summary>
          <p className="row">
            <Button disabled={isBusy} onClick={() => remove(each)}>
              {t(TEXTS.remove)}
            </Button>
            <Button disabled={isBusy} onClick={() => accept(each)}>
              {t(TEXTS.accept)}
            </Button>
          </p>
          <ul>
            {each.list.map(({ kind, id, title, parent }) => (
              <li key={`${kind} ${id}`}>
                <Link to={buildStaffUrl(kindOf(kind), id, parent)}>{title || id}</Link>{' '}
                <span className="note">{t(kindOf(kind).label)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}

const countEntries = ({ removed }: RemovedSamples) =>
  removed.reduce((sum, { entries }) => sum + entries.length, 0);

/** In the order of the answer: needed entries first. */
async function restore({ removed }: RemovedSamples): Promise<void> {
  for (const { kind, entries } of removed)
    for (let from = 0; from < entries.length; from += MAX_BULK_ENTRIES)
      await api().post(adminPathsOf(kindOf(kind)).bulk, {
        action: 'restore',
        entries: entries.slice(from, from + MAX_BULK_ENTRIES),
      });
}
