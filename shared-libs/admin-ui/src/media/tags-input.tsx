import { MEDIA_TAGS, PHOTO_TAG } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Select } from 'antd';
import { MEDIA_TEXTS } from './texts.ts';

interface TagsInputProps {
  id?: string;
  'aria-describedby'?: string;
  'aria-label'?: string;
  status?: '' | 'error';
  tags: readonly string[];
  /** Suggestions while typing. */
  known?: readonly string[];
  isDisabled?: boolean;
  onChange: (tags: string[]) => void;
}
/** Tags, typed or chosen from suggestions. */
export function TagsInput({
  tags,
  known = [],
  isDisabled = false,
  onChange,
  ...control
}: TagsInputProps) {
  const t = useMessage();
  return (
    <Select
      {...control}
      mode="tags"
      className="full"
      placeholder={t(MEDIA_TEXTS.tags)}
      value={[...tags]}
      disabled={isDisabled}
      maxCount={MEDIA_TAGS.most}
      tokenSeparators={[',', '，', '、']}
      options={[...new Set([PHOTO_TAG, ...known])].map((value) => ({ value, label: value }))}
      onChange={(next: string[]) =>
        onChange([
          ...new Set(
            next
              .map((tag) => [...tag.trim()].slice(0, MEDIA_TAGS.longest).join(''))
              .filter((tag) => tag !== ''),
          ),
        ])
      }
    />
  );
}
