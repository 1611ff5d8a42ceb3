import type { Fields } from '@admissions/contracts';
import { BodyWidget } from './body-widget.tsx';
import { DateRangeWidget } from './date-range-widget.tsx';
import { DateTimeWidget } from './date-time-widget.tsx';
import { FilesWidget } from './files-widget.tsx';
import { ImageWidget } from './image-widget.tsx';
import { LazyHotspotsWidget } from './lazy-hotspots-widget.tsx';
import { LinkWidget } from './link-widget.tsx';
import { ListWidget } from './list-widget.tsx';
import { PanoramaWidget } from './panorama-widget.tsx';
import { RelationWidget } from './relation-widget.tsx';
import { RichTextWidget } from './rich-text-widget.tsx';
import { SelectWidget } from './select-widget.tsx';
import { LineWidget, LongTextWidget, NumberWidget, SwitchWidget } from './text-widgets.tsx';
import { VideoWidget } from './video-widget.tsx';
import type { Widgets } from './widget.ts';

const LONGEST_LINE = 100;
/** Rows that lie somewhere in a panorama. */
const isOfDirections = (item: Fields) => 'yaw' in item && 'pitch' in item;

/** One widget for each type of field that the kinds use. */
export const WIDGETS: Widgets = {
  text: (props) =>
    (props.field.max ?? 0) > LONGEST_LINE ? (
      <LongTextWidget {...props} />
    ) : (
      <LineWidget {...props} type="text" />
    ),
  longText: LongTextWidget,
  richText: RichTextWidget,
  date: (props) => <LineWidget {...props} type="date" />,
  dateRange: DateRangeWidget,
  dateTime: DateTimeWidget,
  integer: NumberWidget,
  decimal: NumberWidget,
  boolean: SwitchWidget,
  select: SelectWidget,
  link: LinkWidget,
  email: (props) => <LineWidget {...props} type="email" />,
  phone: (props) => <LineWidget {...props} type="tel" />,
  image: ImageWidget,
  files: FilesWidget,
  panorama: PanoramaWidget,
  video: VideoWidget,
  relation: RelationWidget,
  items: BodyWidget,
  list: (props) =>
    isOfDirections(props.field.item) ? (
      <LazyHotspotsWidget {...props} widgets={WIDGETS} />
    ) : (
      <ListWidget {...props} widgets={WIDGETS} />
    ),
};
