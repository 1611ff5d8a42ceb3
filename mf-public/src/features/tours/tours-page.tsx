import { apiContext } from '@admissions/api-client';
import type { ImageValue, LinkValue, Page } from '@admissions/contracts';
import { Breadcrumbs, ButtonLink, Container, EmptyState, PageMeta, Picture } from '@admissions/ui';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { data, useLoaderData, useNavigate } from 'react-router';
import { PageError } from '../../lib/page-error.tsx';
import { mainRead } from '../../lib/reads.ts';
import { PanoramaViewer } from './panorama-viewer.tsx';
import { SceneRail } from './scene-rail.tsx';
import type { Scene } from './scenes.ts';
import { TextTour } from './text-tour.tsx';
import styles from './tours-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { list } = await mainRead(context.get(apiContext).get<Page<Scene>>('/api/ap/vr/vr_list', { params: { perpage: 50 } }));
  const wanted = new URL(request.url).searchParams.get('scene');
  const scene = wanted === null ? list[0] : list.find(({ id }) => String(id) === wanted);
  if (wanted !== null && !scene) throw data(null, { status: 404 });
  return { scenes: list, scene: scene ?? null };
}

export function Component() {
  const { scenes, scene } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  // Nothing heavy is fetched before somebody wants to look around; then it goes on from place to place.
  const [isStarted, setStarted] = useState(false);
  const goTo = (id: number) => void navigate(`/360tours?scene=${id}`, { preventScrollReset: true });
  return (
    <>
      <PageMeta
        title={scene ? `${scene.title}｜環景導覽` : '環景導覽'}
        description="不必到現場，也能在元智大學的校園裡轉一圈：校門、圖書館、七館與夜間的校園，附文字導覽。"
        canonical={scene && scene !== scenes[0] ? `/360tours?scene=${scene.id}` : '/360tours'}
        image={scene?.pic}
      />
      <Breadcrumbs trail={scene ? [{ label: '環景導覽', href: '/360tours' }, { label: scene.title }] : [{ label: '環景導覽' }]} />
      {scene ? (
        <>
          <div className={styles.stage}>
            {isStarted ? (
              <Stage key={scene.id} scene={scene} onGoTo={goTo} />
            ) : (
              <>
                <div className={styles.poster}>
                  <Picture image={scene.pic} sizes="100vw" isFirst isDecorative />
                </div>
                <div className={styles.start}>
                  <p className={styles.place}>{scene.place}</p>
                  <h1>{scene.title}</h1>
                  <button type="button" className={styles.button} onClick={() => setStarted(true)}>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d="M8 5v14l11-7z" />
                    </svg>
                    開始環景導覽
                  </button>
                </div>
              </>
            )}
          </div>
          {isStarted && <h1 className="vh">環景導覽：{scene.title}</h1>}
          <Container>
            <SceneRail scenes={scenes} current={scene.id} />
            <TextTour scenes={scenes} current={scene.id} />
            <div className={styles.visit}>
              <p>看完螢幕裡的校園，來走一趟真的。</p>
              <ButtonLink href="/formVisit">預約校園參訪</ButtonLink>
              <ButtonLink href="/traffic" look="outline">
                交通指引
              </ButtonLink>
            </div>
          </Container>
        </>
      ) : (
        <Container>
          <h1 className={styles.alone}>環景導覽</h1>
          <EmptyState>環景整理中。</EmptyState>
        </Container>
      )}
    </>
  );
}

function Stage({ scene, onGoTo }: { scene: Scene; onGoTo: (id: number) => void }) {
  const { panorama } = scene;
  if (isPicture(panorama)) return <PanoramaViewer scene={scene} panorama={panorama} onGoTo={onGoTo} />;
  return <iframe className={styles.outside} src={panorama.href} title={`${scene.title}的環景`} allow="fullscreen; gyroscope" referrerPolicy="strict-origin" />;
}
const isPicture = (panorama: ImageValue | LinkValue): panorama is ImageValue => 'sources' in panorama;
export const ErrorBoundary = PageError;
