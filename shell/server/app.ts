import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { logOutput } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import pino from 'pino';
import { adminRegistryRoute } from './http/admin-registry.ts';
import { tellApiVersion, versionedAddresses } from './http/api-version.ts';
import { appTokenRoute } from './http/app-token.ts';
import { createAskUser } from './http/ask-user.ts';
import { cachedReads, createAcceptedTokens } from './http/cached-reads.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { earlyFailures, failures } from './http/failures.ts';
import { feedRoutes } from './http/feed-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { observeRequests } from './http/observe-requests.ts';
import { refuseOddRequests } from './http/odd-requests.ts';
import { refuseOtherHosts } from './http/own-hosts.ts';
import { pageRoutes } from './http/page-routes.ts';
import { probeRoute } from './http/probe-route.ts';
import { proxyRoutes } from './http/proxy.ts';
import { releaseFilesRoute } from './http/release-files-route.ts';
import { releaseLinkRoute } from './http/release-link.ts';
import { releasesRoute } from './http/releases-route.ts';
import { reportRoute } from './http/report.ts';
import { runningReleasesRoute } from './http/running-releases-route.ts';
import { commonHeaders } from './http/security-headers.ts';
import { securityTxtRoute } from './http/security-txt.ts';
import { staticRoutes } from './http/static-routes.ts';
import { offlineRoutes } from './offline/offline-routes.ts';
import type { AppOptions } from './services/app-options.ts';
import { openServices } from './services/services.ts';

const isVisitors = ({ manifest }: Release) => manifest.base === '';
/** Who the first page is rendered for. */
const OURSELVES = { address: '127.0.0.1', network: '127.0.0.1' };

/** The shell server: pages, the builds of shell and remotes, the way to the API. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, clientDir, dev } = options;
  const stream = logOutput(
    pino.destination,
    (lines) => app.log.warn({ lines }, 'lines of the log were lost: nobody read them'),
    { file: config.logDir && join(config.logDir, 'shell.log') },
  );
  const app: FastifyInstance = fastify({
    logger: { level: config.logLevel, stream },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    ...versionedAddresses(config.apiVersion),
    // An upload of the largest film over a slow line; every other body has seconds.
    requestTimeout: 16 * 60_000,
    keepAliveTimeout: 5000,
    // Neither side says anything: longer than the API may take for an answer.
    connectionTimeout: 75_000,
    ...earlyFailures,
    forceCloseConnections: 'idle',
    bodyLimit: 262_144,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    ...(dev && { serverFactory: dev.serverFactory }),
  });
  const services = await openServices(options, app.log);
  const { metrics, recorder, change, readCache: cache, releases, canaries, overrides } = services;
  app.addHook('onClose', async () => services.close());
  const tokens = createAcceptedTokens();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders(request.protocol === 'https'));
    // The bundler's own scripts and styles would break a policy.
    if (dev) reply.removeHeader('content-security-policy');
    done();
  });
  tellApiVersion(app, config.apiVersion);
  refuseOddRequests(app);
  connectionLimits(app);
  refuseOtherHosts(app, config);
  cachedReads(app, { cache, tokens });
  observeRequests(app, metrics);
  failures(app);

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );

  await app.register((child) =>
    staticRoutes(child, {
      ...config,
      clientDir,
      isDev: dev !== undefined,
      bringRelease: services.bringRelease,
    }),
  );
  healthRoutes(app, {
    ...config,
    metrics,
    recorder,
    hasPages: services.hasPages,
    problem: services.problem,
    renderFirst: async () =>
      dev !== undefined ||
      (
        await services.pages('/', {
          ...OURSELVES,
          origin: services.siteOrigin,
          releases: releases().filter(isVisitors),
        })
      ).status < 500,
  });
  releaseFilesRoute(app, { ...config, ...services });
  reportRoute(app, recorder);
  releasesRoute(app, services);
  appTokenRoute(app, { ...config, tokens });
  const askUser = createAskUser(config);
  adminRegistryRoute(app, { askUser, releases, canaries, overrides });
  runningReleasesRoute(app, { ...config, ...services, askUser });
  releaseLinkRoute(app, { askUser, overrides });
  if (config.isProbed) probeRoute(app, services);
  await app.register((child) =>
    proxyRoutes(child, { ...config, cache, tokens, onContentChange: change }),
  );
  await offlineRoutes(app, {
    workerFile: services.assets.worker,
    keepsPages: config.keepsPages && !dev,
  });
  feedRoutes(app, services);
  securityTxtRoute(app, config);
  pageRoutes(app, { ...services, isDev: dev !== undefined });
  return app;
}
