import { api } from '@admissions/api-client';
import { MEDIA_PATHS, type MediaKind, type MediaLimits } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useLoaded } from '../base/use-loaded.ts';
import { formatBytes, getFileExtension } from './file-info.ts';
import { isShrinkable } from './shrink-picture.ts';

/** Upload limits of the API; nothing is rejected here before they are loaded. */
export function useMediaLimits(kinds: readonly MediaKind[]) {
  const t = useMessage();
  const { data: limits } = useLoaded<MediaLimits>(
    (signal) => api().get(MEDIA_PATHS.limits, { signal, silent: true }),
    [],
  );
  const listTypes = (accepted: readonly MediaKind[]) => [
    ...new Set(accepted.flatMap((kind) => limits?.types[kind] ?? [])),
  ];
  const types = listTypes(kinds);

  const tooLarge = (file: File) => {
    const kind = kinds.find((each) => limits?.types[each].includes(file.type)) ?? kinds[0];
    const most = (kind && limits?.[kind]) ?? 0;
    return {
      most,
      message: t('validation.fileSize', { max: formatBytes(most).replace('.0', '') }),
    };
  };

  return {
    tooLarge,
    /** `accept` attribute of a file input. */
    acceptOf: (accepted: readonly MediaKind[]) => listTypes(accepted).join(),
    accept: types.join(),
    /** Why a file is rejected; '' if it is not. The API also checks the content. */
    refusalOf: (file: File): string => {
      if (types.length === 0) return '';
      if (/^image\/hei[cf]/.test(file.type) && types.includes('image/jpeg'))
        return t('validation.pictureHeic');
      // Some systems report no type for documents.
      if (file.type !== '' && !types.includes(file.type))
        return t('validation.fileType', { types: t.join(types.map(shortenType)) });
      const { most, message } = tooLarge(file);
      // Photographs are scaled down before sending, so their original size does not count.
      const isMadeSmaller = isShrinkable(file) && !kinds.includes('panorama');
      return most > 0 && file.size > most && !isMadeSmaller ? message : '';
    },
  };
}
const SHORT: Record<string, string> = {
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'vnd.oasis.opendocument.text': 'ODT',
  'vnd.oasis.opendocument.spreadsheet': 'ODS',
  'vnd.oasis.opendocument.presentation': 'ODP',
};
const shortenType = (type: string) => {
  const name = type.split('/').at(-1) ?? type;
  return SHORT[name] ?? getFileExtension(`.${name}`);
};
