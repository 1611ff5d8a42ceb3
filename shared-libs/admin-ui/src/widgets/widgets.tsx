import type { Fields } from '@admissions/contracts';
import { BodyWidget } from './body-widget.tsx';
import { DateRangeWidget } from './date-range-widget.tsx';
import { FilesWidget } from './files-widget.tsx';
import { ImageWidget } from './image-widget.tsx';
import { LazyHotspotsWidget } from './lazy-hotspots-widget.tsx';
import { LinkWidget } from './link-widget.tsx';
import { ListWidget } from './list-widget.tsx';
import { PanoramaWidget } from './panorama-widget.tsx';
import { RichTextWidget } from './rich-text-widget.tsx';
import { SIMPLE_WIDGETS } from './simple-widgets.tsx';
import { VideoWidget } from './video-widget.tsx';
import type { Widgets } from './widget.ts';

/** Rows that lie somewhere in a panorama. */
const isOfDirections = (item: Fields) => 'yaw' in item && 'pitch' in item;

/** One widget for each type of field that the kinds use. */
export const WIDGETS: Widgets = {
  ...SIMPLE_WIDGETS,
  richText: RichTextWidget,
  dateRange: DateRangeWidget,
  link: LinkWidget,
  image: ImageWidget,
  files: FilesWidget,
  panorama: PanoramaWidget,
  video: VideoWidget,
  items: BodyWidget,
  list: (props) =>
    isOfDirections(props.field.item) ? (
      <LazyHotspotsWidget {...props} widgets={WIDGETS} />
    ) : (
      <ListWidget {...props} widgets={WIDGETS} />
    ),
};
