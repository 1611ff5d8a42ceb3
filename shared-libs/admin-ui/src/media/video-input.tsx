import { joinLabel, type VideoValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import { MediaButton } from './media-button.tsx';
import { isVimeo, parseYoutubeId, toYoutubeAddress } from './parse-youtube-id.ts';
import styles from './video-input.module.css';

interface VideoInputProps {
  label: string;
  value: VideoValue | null;
  onChange: (value: VideoValue | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
}
const VIDEOS = ['video'] as const;
const EMPTY: Record<VideoValue['provider'], VideoValue> = {
  file: { provider: 'file', url: '' },
  youtube: { provider: 'youtube', id: '' },
};

/** A YouTube video or an uploaded mp4 file. */
export function VideoInput(props: VideoInputProps) {
  const { label, value, onChange, error, isRequired = false } = props;
  const t = useMessage();
  const [provider, setProvider] = useState(value?.provider ?? 'youtube');
  const shown = value?.provider ?? provider;
  const changeProvider = (next: VideoValue['provider']) => {
    setProvider(next);
    // For an optional field, no input means no video.
    onChange(isRequired ? EMPTY[next] : null);
  };
  return (
    <FormField
      label={label}
      error={isVimeo(value?.id ?? '') ? t(TEXTS.noVimeo) : error}
      isRequired={isRequired}
      isGroup
    >
      {(control) => (
        <>
          <Radio.Group
            aria-label={joinLabel(label, t(TEXTS.provider), t.locale)}
            className="below-xs"
            value={shown}
            options={[
              { value: 'youtube', label: 'YouTube' },
              { value: 'file', label: t(TEXTS.videoFile) },
            ]}
            onChange={({ target }) => changeProvider(target.value)}
          />
          {shown === 'youtube' ? (
            <Input
              status={control.status}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              aria-label={t(TEXTS.youtubeId)}
              placeholder={t(TEXTS.youtubeHint)}
              value={toYoutubeAddress(value?.id ?? '')}
              onChange={({ target }) => {
                const id = parseYoutubeId(target.value);
                onChange(id === '' && !isRequired ? null : { provider: 'youtube', id });
              }}
            />
          ) : (
            <VideoFile {...props} describedBy={control['aria-describedby']} />
          )}
        </>
      )}
    </FormField>
  );
}

function VideoFile({
  label,
  value,
  isRequired,
  onChange,
  describedBy,
}: VideoInputProps & { describedBy: string }) {
  const t = useMessage();
  return (
    <div className={styles.file}>
      {value?.url && (
        // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no caption files
        <video src={value.url} controls preload="metadata" aria-label={label} />
      )}
      <MediaButton
        aria-describedby={describedBy}
        kinds={VIDEOS}
        onPick={([picked]) => {
          if (picked) onChange({ provider: 'file', media: picked.media.id, url: picked.media.url });
        }}
      >
        {t(value?.url ? TEXTS.changeVideo : TEXTS.chooseVideo)}
      </MediaButton>
      {value?.url && (
        <Input.TextArea
          aria-label={t(TEXTS.captions)}
          placeholder={t(TEXTS.captionsHint)}
          autoSize={{ minRows: 2, maxRows: 8 }}
          value={value.captions ?? ''}
          onChange={({ target }) => {
            const { captions: _before, ...film } = value;
            onChange(target.value === '' ? film : { ...film, captions: target.value });
          }}
        />
      )}
      {value?.url && !isRequired && (
        <Button onClick={() => onChange(null)}>{t(TEXTS.removeVideo)}</Button>
      )}
    </div>
  );
}
