import type { BodyItemOf } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { Fold, Section } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import type { Channel } from './channel-data.ts';
import styles from './channel-questions.module.css';
import { TEXTS } from './texts.ts';

type Questions = BodyItemOf<'faq'>;
const isFaqItem = (item: Channel['body'][number]): item is Questions => item.type === 'faq';

/** Questions are excluded because `ChannelQuestions` lists them below. */
export const listBodyWithoutQuestions = ({ body }: Channel) =>
  body.filter((item) => !isFaqItem(item));
const listQuestions = ({ body }: Channel) => body.filter(isFaqItem);
export const hasQuestions = (channel: Channel) => listQuestions(channel).length > 0;

export function ChannelQuestions({ channels }: { channels: readonly Channel[] }) {
  const withQuestions = channels.filter(hasQuestions);
  if (withQuestions.length === 0) return null;
  const count = withQuestions
    .flatMap(listQuestions)
    .reduce((total, { items }) => total + items.length, 0);
  return (
    <Section id="faq" title={TEXTS.questions}>
      <Fold summary={fillPlaceholders(TEXTS.questionsMore, { count })} anchor="faq">
        <div className={styles.channels}>
          {withQuestions.map((channel) => (
            <div key={channel.id} id={`faq-${channel.id}`} className={styles.channel}>
              <h3>{channel.title}</h3>
              <BodyView items={listQuestions(channel)} />
            </div>
          ))}
        </div>
      </Fold>
    </Section>
  );
}
