import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { createLogOutput } from '@admissions/protocol/server';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import pino from 'pino';
import { registerAdminRegistryRoute } from './http/admin-registry.ts';
import { rejectUnknownHosts } from './http/allowed-hosts.ts';
import { registerAppTokenRoute } from './http/app-token.ts';
import { createAcceptedTokens, registerCachedReads } from './http/cached-reads.ts';
import { registerConnectionLimits } from './http/connection-limits.ts';
import { earlyFailures, registerErrorHandler } from './http/failures.ts';
import { registerFeedRoutes } from './http/feed-routes.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { createLoadUser } from './http/load-user.ts';
import { observeRequests } from './http/observe-requests.ts';
import { registerOperatorRoute } from './http/operator-route.ts';
import { registerPageRoutes } from './http/page-routes.ts';
import { registerProxyRoutes } from './http/proxy.ts';
import { registerReleaseFilesRoute } from './http/release-files-route.ts';
import { registerReleasesRoute } from './http/releases-route.ts';
import { registerReportRoute } from './http/report.ts';
import {
  createUrlRewrite,
  refuseOtherMethods,
  registerApiVersionHeader,
  rejectMalformedRequests,
} from './http/request-hooks.ts';
import { commonHeaders } from './http/security-headers.ts';
import { registerSecurityTxtRoute } from './http/security-txt.ts';
import { registerStaticRoutes } from './http/static-routes.ts';
import { registerOfflineRoutes } from './offline/offline-routes.ts';
import type { AppOptions } from './services/app-options.ts';
import { openServices } from './services/services.ts';

const isVisitors = ({ manifest }: Release) => manifest.base === '';
/** Visitor of the warm-up render. */
const OURSELVES = { address: '127.0.0.1', network: '127.0.0.1' };

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, clientDir, dev } = options;
  const app = createServer(options);
  const services = await openServices(options, app.log);
  const { metrics, recorder, change, readCache: cache, releases, canaries, overrides } = services;
  app.addHook('onClose', async () => services.close());
  const tokens = createAcceptedTokens();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders(request.protocol === 'https'));
    // The policies would block the bundler's own scripts and styles.
    if (dev) reply.removeHeader('content-security-policy');
    done();
  });
  registerApiVersionHeader(app, config.apiVersion);
  rejectMalformedRequests(app);
  registerConnectionLimits(app);
  rejectUnknownHosts(app, config);
  registerCachedReads(app, { cache, tokens });
  observeRequests(app, metrics);
  registerErrorHandler(app);

  refuseOtherMethods(app);

  await app.register((child) =>
    registerStaticRoutes(child, {
      ...config,
      clientDir,
      isDev: dev !== undefined,
      ensureRelease: services.ensureRelease,
    }),
  );
  registerHealthRoutes(app, {
    ...config,
    metrics,
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
  registerReleaseFilesRoute(app, { ...config, ...services });
  registerReportRoute(app, { ...config, recorder });
  registerReleasesRoute(app, services);
  registerAppTokenRoute(app, { ...config, tokens });
  const loadUser = createLoadUser(config);
  registerAdminRegistryRoute(app, { ...config, loadUser, releases, canaries, overrides });
  registerOperatorRoute(app, { ...services, loadUser });
  await app.register((child) =>
    registerProxyRoutes(child, { ...config, cache, tokens, onContentChange: change }),
  );
  await registerOfflineRoutes(app, {
    workerFile: services.assets.worker,
    hasOfflinePages: config.hasOfflinePages && !dev,
  });
  registerFeedRoutes(app, services);
  registerSecurityTxtRoute(app, config);
  registerPageRoutes(app, { ...services, isDev: dev !== undefined });
  return app;
}

function createServer({ config, dev }: AppOptions): FastifyInstance {
  const stream = createLogOutput(
    pino.destination,
    (lines) => app.log.warn({ lines }, 'log lines were dropped because the output was not read'),
    { file: config.logDir && join(config.logDir, 'shell.log') },
  );
  const app: FastifyInstance = fastify({
    logger: { level: config.logLevel, stream },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    ...createUrlRewrite(config.apiVersion),
    // Time for the largest upload over a slow connection; other bodies have shorter limits.
    requestTimeout: 16 * 60_000,
    keepAliveTimeout: 5000,
    // Longer than the API may take for a response.
    connectionTimeout: 75_000,
    ...earlyFailures,
    forceCloseConnections: 'idle',
    bodyLimit: 262_144,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    ...(dev && { serverFactory: dev.serverFactory }),
  });
  return app;
}
