import type { BodyItem, DateRange, ImageValue, VideoValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { DateInput } from '../base/date-input.tsx';
import { lazyPart } from '../base/lazy-part.tsx';
import type { WidgetProps, Widgets } from '../field-types/widget.ts';
import { ImageInput } from '../media/image-input.tsx';
import { VideoInput } from '../media/video-input.tsx';
import { LazyRichTextEditor } from '../rich-text/lazy-rich-text-editor.tsx';
import { ColorWidget } from './color-widget.tsx';
import { FilesWidget } from './files-widget.tsx';
import { LinkWidget, PanoramaWidget } from './link-widget.tsx';
import { ListWidget } from './list-widget.tsx';
import { PLAIN_WIDGETS } from './plain-widgets.tsx';
import { WidgetField } from './widget-field.tsx';

const HotspotsWidget = lazyPart(async () => (await import('./hotspots-widget.tsx')).HotspotsWidget);
const BodyEditor = lazyPart(
  async () => (await import('../body/body-editor.tsx')).BodyEditor,
  'screen',
);

/** Two dates, the first not after the second. */
function DateRangeWidget(props: WidgetProps) {
  const t = useMessage();
  const { label, value, onChange } = props;
  const { begin = '', end = '' } = (value ?? {}) as Partial<DateRange>;
  const change = (range: DateRange) => onChange(range.begin || range.end ? range : null);
  return (
    <WidgetField of={props} isGroup>
      {(control) => (
        <div className="line gap-m">
          <DateInput
            {...control}
            aria-label={`${label} 1`}
            value={begin}
            onChange={(day) => change({ begin: day, end })}
          />
          <span>{t('common.to')}</span>
          <DateInput
            aria-label={`${label} 2`}
            status={control.status}
            value={end}
            onChange={(day) => change({ begin, end: day })}
          />
        </div>
      )}
    </WidgetField>
  );
}

export const WIDGETS: Widgets = {
  ...PLAIN_WIDGETS,
  richText: (props) => (
    <WidgetField of={props} isGroup hasHeadings>
      {({ status }) => (
        <LazyRichTextEditor
          label={props.label}
          value={String(props.value ?? '')}
          onChange={props.onChange}
          status={status}
        />
      )}
    </WidgetField>
  ),
  dateRange: DateRangeWidget,
  link: LinkWidget,
  image: (props) => (
    <ImageInput
      {...props}
      value={props.value as ImageValue | null}
      isRequired={props.field.required}
    />
  ),
  color: ColorWidget,
  files: FilesWidget,
  panorama: PanoramaWidget,
  video: (props) => (
    <VideoInput
      {...props}
      value={props.value as VideoValue | null}
      isRequired={props.field.required}
    />
  ),
  items: (props) => (
    <WidgetField of={props} isRequired={false} isGroup hasHeadings>
      {() => <BodyEditor {...props} value={(props.value ?? []) as BodyItem[]} />}
    </WidgetField>
  ),
  // Rows with a direction belong to a panorama.
  list: (props) =>
    'yaw' in props.field.item && 'pitch' in props.field.item ? (
      <HotspotsWidget {...props} widgets={WIDGETS} />
    ) : (
      <ListWidget {...props} widgets={WIDGETS} />
    ),
};
