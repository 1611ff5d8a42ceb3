import type { ImageValue, LinkValue } from '@admissions/model';
import type { ListedAt } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  PageLink,
  PageMeta,
  Phrases,
  Picture,
  useAddress,
} from '@admissions/ui';
import { useState } from 'react';
import { data, useLoaderData, useNavigate } from 'react-router';
import { NoticeStrip } from '../../lib/banners/notice-strip.tsx';
import { loadOwnBanners } from '../../lib/banners/page-banners.ts';
import { SlideBand } from '../../lib/banners/slide-band.tsx';
import { loadList, readList } from '../../lib/public-reads.ts';
import { createLoader, loadPage } from '../../lib/reads.ts';
import { PanoramaViewer } from './panorama-viewer.tsx';
import type { Scene } from './scenes.ts';
import { TextTour } from './text-tour.tsx';
import { TEXTS } from './texts.ts';
import styles from './tours-page.module.css';
import { WhereSpots } from './where-spots.tsx';

export const loader = createLoader(async ({ api, search }) => {
  const [{ list }, stories, banners] = await Promise.all([
    loadPage(readList(api, 'vr/vr_list')),
    loadList(api, 'college/share_list'),
    loadOwnBanners(api, '360tours'),
  ]);
  const requestedScene = search.get('scene');
  const scene =
    requestedScene === null ? list[0] : list.find(({ id }) => String(id) === requestedScene);
  if (requestedScene !== null && !scene) throw data(null, { status: 404 });
  const story = stories?.find(({ id }) => id === scene?.story?.id);
  return { scenes: list, current: scene?.id ?? null, story, banners };
});

export function Component() {
  const { scenes, current, story, banners } = useLoaderData<typeof loader>();
  const scene = scenes.find(({ id }) => id === current);
  const name = TEXTS.title;
  const address = useAddress();
  const navigate = useNavigate();
  // The heavy viewer loads on the first start and stays for later scenes.
  const [isStarted, setStarted] = useState(false);
  const goTo = (id: number) =>
    void navigate(address(`/360tours?scene=${id}`), { preventScrollReset: true });
  return (
    <>
      <PageMeta
        title={scene ? `${scene.title}｜${name}` : name}
        description={TEXTS.description}
        canonical={scene && scene !== scenes[0] ? `/360tours?scene=${scene.id}` : '/360tours'}
        image={scene?.pic}
      />
      {scene ? (
        <>
          <div className={styles.stage}>
            {isStarted ? (
              <Stage key={scene.id} scene={scene} onGoTo={goTo} />
            ) : (
              <Poster
                scene={scene}
                step={fillPlaceholders(TEXTS.scene, {
                  number: scenes.indexOf(scene) + 1,
                  count: scenes.length,
                })}
                onStart={() => setStarted(true)}
              />
            )}
          </div>
          <Breadcrumbs
            trail={[
              { label: name, href: '/360tours' },
              { label: scene.title, isContent: true },
            ]}
          />
          {isStarted && (
            <h1 className="vh">
              <Phrases>{fillPlaceholders(TEXTS.titled, { title: scene.title })}</Phrases>
            </h1>
          )}
          <Container>
            <SceneRail scenes={scenes} current={scene.id} />
            <WhereSpots scenes={scenes} current={scene.id} />
            {story && <SpotStory story={story} place={scene.title} />}
            <TextTour scenes={scenes} current={scene.id} />
            <div className={styles.visit}>
              <p>{TEXTS.visitLead}</p>
              <ButtonLink href="/formVisit?who=student">{TEXTS.visit}</ButtonLink>
              <ButtonLink href="/traffic" look="outline">
                {TEXTS.traffic}
              </ButtonLink>
            </div>
          </Container>
        </>
      ) : (
        <>
          <Breadcrumbs trail={[{ label: name }]} />
          <Container>
            <h1 className={styles.alone}>
              <Phrases>{name}</Phrases>
            </h1>
            <EmptyState>{TEXTS.none}</EmptyState>
          </Container>
        </>
      )}
      <SlideBand slides={banners.slides} />
      <NoticeStrip notices={banners.notices} />
    </>
  );
}

interface PosterProps {
  scene: Scene;
  step: string;
  onStart: () => void;
}
function Poster({ scene, step, onStart }: PosterProps) {
  return (
    <>
      <div className={styles.poster}>
        <Picture image={scene.pic} sizes="100vw" isFirst isDecorative />
      </div>
      <div className={styles.start}>
        <p className={styles.place}>{step}</p>
        <h1>
          <Phrases>{scene.title}</Phrases>
        </h1>
        <button type="button" className={styles.button} onClick={onStart}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5v14l11-7z" />
          </svg>
          {TEXTS.start}
        </button>
        <p>{TEXTS.how}</p>
      </div>
    </>
  );
}

function Stage({ scene, onGoTo }: { scene: Scene; onGoTo: (id: number) => void }) {
  const { panorama } = scene;
  if (isPicture(panorama))
    return <PanoramaViewer scene={scene} panorama={panorama} onGoTo={onGoTo} />;
  return (
    <iframe
      className={styles.outside}
      src={panorama.href}
      title={fillPlaceholders(TEXTS.view, { title: scene.title })}
      allow="fullscreen; gyroscope"
      referrerPolicy="strict-origin"
    />
  );
}
const isPicture = (panorama: ImageValue | LinkValue): panorama is ImageValue =>
  'sources' in panorama;

type Story = ListedAt<'college/share_list'>;

function SpotStory({ story, place }: { story: Story; place: string }) {
  const { id, name, department, title, quote, pic, college } = story;
  return (
    <section className={styles.story} data-college={college} aria-labelledby="story">
      <Picture image={pic} sizes="120px" ratio="portrait" isDecorative />
      <div>
        <h2 id="story" className="below-xs small">
          <Phrases>{fillPlaceholders(TEXTS.story, { place })}</Phrases>
        </h2>
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

function SceneRail({ scenes, current }: { scenes: readonly Scene[]; current: number }) {
  return (
    <nav aria-label={TEXTS.places} className={styles.rail}>
      <ul className="grid">
        {scenes.map(({ id, title, place, pic }) => (
          <li key={id}>
            <PageLink
              to={`/360tours?scene=${id}`}
              aria-current={id === current ? 'true' : undefined}
              preventScrollReset
            >
              <Picture image={pic} sizes="(width < 700px) 45vw, 300px" ratio="card" isDecorative />
              <strong>{title}</strong>
              <span>{id === current ? TEXTS.where : place}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
