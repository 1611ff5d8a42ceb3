import { api, errorMessage } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useNavigate } from 'react-router';
import { entryTitle } from '../base/entry-title.ts';
import { LIST_TEXTS } from './list-texts.ts';

/** Makes a draft of the same content as an entry and opens it; what goes wrong is told. */
export function useDuplicate(kind: AnyKind, editHref: (entry: AnyEntry) => string) {
  const t = useMessage();
  const store = useAppStoreApi();
  const navigate = useNavigate();
  return async (entry: AnyEntry): Promise<void> => {
    try {
      const copy = await api().post<AnyEntry>(adminPathsOf(kind).copy(entry.id));
      await navigate(editHref(copy));
      store.getState().toast(t(LIST_TEXTS.didDuplicate, { title: entryTitle(entry) }), 'success');
    } catch (error) {
      store.getState().toast(errorMessage(error, t), 'error');
    }
  };
}
