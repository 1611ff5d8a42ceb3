import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { useNavigate } from 'react-router';
import { entryTitle } from '../base/entry-title.ts';
import { useAction } from '../base/use-action.ts';
import { LIST_TEXTS } from './list-texts.ts';

/** Creates a draft with the same content and opens it; reports errors. */
export function useDuplicate(kind: AnyKind, editHref: (entry: AnyEntry) => string) {
  const t = useMessage();
  const { run } = useAction();
  const navigate = useNavigate();
  return (entry: AnyEntry) =>
    run(
      async () => navigate(editHref(await api().post(adminPathsOf(kind).copy(entry.id)))),
      t(LIST_TEXTS.didDuplicate, { title: entryTitle(entry) }),
    );
}
