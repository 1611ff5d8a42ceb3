import type { ListedAt } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { PageLink, Phrases, Picture } from '@admissions/ui';
import styles from './spot-story.module.css';
import { TEXTS } from './texts.ts';

type Story = ListedAt<'college/share_list'>;

export function SpotStory({ story, place }: { story: Story; place: string }) {
  const { id, name, department, title, quote, pic, college } = story;
  return (
    <section
      className={styles.story}
      data-college={college}
      aria-label={fillPlaceholders(TEXTS.story, { place })}
    >
      <Picture image={pic} sizes="120px" ratio="portrait" isDecorative />
      <div>
        <blockquote>
          <Phrases>{quote}</Phrases>
        </blockquote>
        <p className="space-xs small">
          {department} {name}
        </p>
        <PageLink to={`/shareCont?id=${id}`}>
          <Phrases>{title}</Phrases>
        </PageLink>
      </div>
    </section>
  );
}
