import type { AnyKind } from '@admissions/model';
import { useSearchParams } from 'react-router';
import type { ContentScreen, Screen } from './content-screen.ts';
import { formScreen } from './form-screen.tsx';
import { singletonScreen } from './singleton-screen.tsx';

/** Edits the item in `id`, or, without `id`, the heading of the list. */
export function featuresScreen(items: ContentScreen, kind: AnyKind): Screen {
  const item = formScreen(items);
  const heading = singletonScreen(kind);
  return {
    loader: (args) =>
      (new URL(args.request.url).searchParams.has('id') ? item : heading).loader(args),
    element: <ItemOrHeading item={item} heading={heading} />,
  };
}

function ItemOrHeading({ item, heading }: { item: Screen; heading: Screen }) {
  const [search] = useSearchParams();
  return search.has('id') ? item.element : heading.element;
}
