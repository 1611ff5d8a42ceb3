import { api } from '@admissions/api-client';
import type { MediaKind, MediaLimits } from '@admissions/protocol/staff';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useLoaded } from '../base/use-loaded.ts';
import { formatBytes, getFileExtension } from './file-info.ts';
import { isShrinkable } from './shrink-picture.ts';

/** What may be uploaded, as the API says; until it has answered, nothing is refused here. */
export function useMediaLimits() {
  const t = useMessage();
  const { data: limits } = useLoaded<MediaLimits>(
    (signal) => api().get(MEDIA_PATHS.limits, { signal, silent: true }),
    [],
  );
  const listTypes = (kinds: readonly MediaKind[]) => [
    ...new Set(kinds.flatMap((kind) => limits?.types[kind] ?? [])),
  ];

  const tooLarge = (file: File, acceptedKinds: MediaKind | readonly MediaKind[]) => {
    const kinds = [acceptedKinds].flat();
    const kind = kinds.find((each) => limits?.types[each].includes(file.type)) ?? kinds[0];
    const most = (kind && limits?.[kind]) ?? 0;
    return {
      most,
      message: t('validation.fileSize', { max: formatBytes(most).replace('.0', '') }),
    };
  };

  return {
    tooLarge,
    /** As in the attribute of a file input. */
    acceptOf: (kinds: MediaKind | readonly MediaKind[]) => listTypes([kinds].flat()).join(),
    /** Why a file cannot be taken; '' when nothing speaks against it. The API looks into the file itself. */
    refusalOf: (file: File, acceptedKinds: MediaKind | readonly MediaKind[]): string => {
      const kinds = [acceptedKinds].flat();
      const types = listTypes(kinds);
      if (!limits || types.length === 0) return '';
      // Some systems do not know the type of a document.
      if (file.type !== '' && !types.includes(file.type))
        return t('validation.fileType', { types: t.join(types.map(shortenType)) });
      const { most, message } = tooLarge(file, kinds);
      // A photograph is made smaller before it is sent; what it is then counts.
      const isMadeSmaller = isShrinkable(file) && !kinds.includes('panorama');
      return most > 0 && file.size > most && !isMadeSmaller ? message : '';
    },
  };
}
const SHORT: Record<string, string> = {
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'vnd.oasis.opendocument.text': 'ODT',
};
const shortenType = (type: string) => {
  const name = type.split('/').at(-1) ?? type;
  return (
    SHORT[name] ?? (name.endsWith('spreadsheetml.sheet') ? 'XLSX' : getFileExtension(`.${name}`))
  );
};
