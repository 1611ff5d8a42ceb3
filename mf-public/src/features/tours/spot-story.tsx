import type { ListedAt } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { PageLink, Phrases, Picture } from '@admissions/ui';
import styles from './spot-story.module.css';
import { TEXTS } from './texts.ts';

type Story = ListedAt<'college/share_list'>;
export type SpotStoryWords = Pick<
  Story,
  'id' | 'name' | 'department' | 'title' | 'quote' | 'pic' | 'college'
>;

/** Of a story what the tour shows. */
export const toSpotStory = ({
  id,
  name,
  department,
  title,
  quote,
  pic,
  college,
}: Story): SpotStoryWords => ({
  id,
  name,
  department,
  title,
  quote,
  pic,
  college,
});

/** What somebody tells of the place that one looks at. */
export function SpotStory({ story, place }: { story: SpotStoryWords; place: string }) {
  const t = useMessage();
  const { id, name, department, title, quote, pic, college } = story;
  return (
    <section className={styles.story} data-college={college} aria-label={t(TEXTS.story, { place })}>
      <Picture image={pic} sizes="120px" ratio="portrait" isDecorative />
      <div {...t.chinese}>
        <blockquote>
          <Phrases>{quote}</Phrases>
        </blockquote>
        <p>
          {department} {name}
        </p>
        <PageLink to={`/shareCont?id=${id}`}>
          <Phrases>{title}</Phrases>
        </PageLink>
      </div>
    </section>
  );
}
