import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (file) => readFileSync(join(deploy, file), 'utf8');
const files = readdirSync(join(deploy, 'kubernetes'));
const documents = files
  .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)).map((each) => each.toJS()));
const listOf = (kind) => documents.filter((each) => each.kind === kind);
const namesOf = (kind) => listOf(kind).map(({ metadata }) => metadata.name);
const compose = parse(readFileSync(join(deploy, '../docker-compose.yml'), 'utf8'), { merge: true });
const settings = [...read('kubernetes/settings.env').matchAll(/^([A-Z_\d]+)=/gm)].map(
  ([, name]) => name,
);
const SERVERS = ['front', 'shell', 'api'];
const deployments = listOf('Deployment');
const pods = [...deployments, ...listOf('Job')].map(({ metadata, spec }) => [
  metadata.name,
  spec.template,
]);

const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(
  JSON.parse(read('kubernetes-schema/definitions.json')),
  'k8s',
);
function findFaults(document) {
  const group = document.apiVersion.includes('/')
    ? document.apiVersion.replace('.k8s.io', '').replace('/', '.')
    : `core.${document.apiVersion}`;
  const validate = ajv.getSchema(`k8s#/definitions/${group}.${document.kind}`);
  return validate(document) ? [] : validate.errors;
}

describe('manifests of Kubernetes', () => {
  it.each(documents.map((each) => [`${each.kind} ${each.metadata.name}`, each]))(
    'follow the schema of Kubernetes: %s',
    (_name, document) => {
      expect(findFaults(document)).toEqual([]);
      expect(findFaults({ ...document, replica: 2 })).not.toEqual([]);
    },
  );
  it('are all in the kustomization', () => {
    const { resources, configMapGenerator } = parse(read('kubernetes/kustomization.yaml'));
    const others = ['kustomization.yaml', configMapGenerator[0].envs[0]];
    expect([...resources, ...others].toSorted()).toEqual(files.toSorted());
  });
  it('run two of each server, with probes, a service and a budget', () => {
    expect(namesOf('Deployment').toSorted()).toEqual(SERVERS.toSorted());
    for (const { metadata, spec } of deployments) {
      const { name } = metadata;
      const labels = spec.template.metadata.labels;
      expect(spec.replicas).toBe(2);
      expect(spec.selector.matchLabels).toEqual(labels);
      const [container] = spec.template.spec.containers;
      const [port] = container.ports;
      const { startupProbe, readinessProbe, livenessProbe } = container;
      const [, ...command] = compose.services[name].healthcheck.test;
      for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
        expect(httpGet?.port ?? port.name).toBe(port.name);
      for (const { httpGet } of [startupProbe, livenessProbe])
        expect(httpGet.path).toMatch(/healthz$/);
      // Its /readyz answers to its own machine only.
      if (name === 'api') expect(readinessProbe.exec.command).toEqual(command);
      else
        expect(command.join(' ')).toContain(`:${port.containerPort}${readinessProbe.httpGet.path}`);
      const service = listOf('Service').find((each) => each.metadata.name === name).spec;
      expect(service.selector).toEqual(labels);
      expect(service.ports).toEqual([
        { name: port.name, port: port.containerPort, targetPort: port.name },
      ]);
      const budget = listOf('PodDisruptionBudget').find((each) => each.metadata.name === name).spec;
      expect(budget).toEqual({ minAvailable: 1, selector: { matchLabels: labels } });
    }
  });
  it('let the front try another shell behind their one address', () => {
    const front = deployments.find(({ metadata }) => metadata.name === 'front');
    const [{ env }] = front.spec.template.spec.containers;
    const servers = env.find(({ name }) => name === 'SHELL_SERVERS').value.split(',');
    expect([...new Set(servers)]).toEqual([compose.services.front.environment.SHELL_SERVERS]);
    expect(servers.length).toBeGreaterThan(1);
  });
  it('send every remote', () => {
    const sent = Object.values(compose.services).flatMap(({ build }) => build?.args?.REMOTE ?? []);
    expect(namesOf('Job').toSorted()).toEqual(sent.toSorted());
  });
});

describe.each(pods)('pod %s', (name, { spec }) => {
  const [container] = spec.containers;
  const service = Object.values(compose.services).find(({ image }) =>
    image.startsWith(`admissions/${name}:`),
  );
  it('is unprivileged on a read-only file system, within limits', () => {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    // Variables such as API_PORT would otherwise be addresses of services.
    expect([spec.enableServiceLinks, spec.automountServiceAccountToken]).toEqual([false, false]);
    const { limits, requests } = container.resources;
    const { cpus, memory } = service.deploy.resources.limits;
    expect(limits).toEqual({ cpu: cpus, memory: `${memory}i` });
    expect(Object.keys(requests)).toEqual(['cpu', 'memory']);
  });
  it('mounts what the container of compose can write to', () => {
    const volumes = spec.volumes.map((volume) => volume.name);
    expect(container.volumeMounts.map((mount) => mount.name)).toEqual(volumes);
    const written = [...(service.tmpfs ?? []), ...(service.volumes ?? [])]
      .filter((each) => !each.endsWith(':ro'))
      .map((each) => /(?:^|:)(\/[\w./-]+)/.exec(each)[1]);
    for (const path of written)
      expect(
        container.volumeMounts.some(({ mountPath }) => `${path}/`.startsWith(`${mountPath}/`)),
        path,
      ).toBe(true);
  });
  it('reads the settings of its process, secrets from the secret only', () => {
    const known = Object.keys(service.environment);
    const own = container.env.filter((each) => !/^RELEASE_TOKEN_/.test(each.name));
    for (const each of own) expect(known).toContain(each.name);
    const given = [
      ...container.env.map((each) => each.name),
      ...(container.envFrom ? settings : []),
    ];
    const required = known.filter((each) => /\$\{\w+:\?/.test(service.environment[each]));
    expect(given).toEqual(expect.arrayContaining(required));
    for (const { name: setting, value } of container.env)
      if (/KEY|SECRET|TOKEN$|PASSWORD$|DATABASE_URL|SMTP_URL/.test(setting))
        expect(value, setting).toBeUndefined();
  });
});

it('settings are those of a process, without secrets', () => {
  const known = SERVERS.flatMap((name) => Object.keys(compose.services[name].environment));
  expect(known).toEqual(expect.arrayContaining(settings));
  expect(settings.filter((name) => /KEY|SECRET|TOKEN|PASSWORD/.test(name))).toEqual([]);
});

it('network policies let each pod reach only what it needs', () => {
  const policies = listOf('NetworkPolicy').map(({ metadata, spec }) => [metadata.name, spec]);
  const apps = (rules = []) =>
    rules
      .flatMap(({ from, to }) => from ?? to ?? [{}])
      .map(({ podSelector }) => podSelector?.matchLabels.app ?? 'others');
  const ways = policies
    .filter(([, { podSelector }]) => podSelector.matchLabels)
    .map(([name, { podSelector, policyTypes, ingress, egress }]) => {
      expect(podSelector.matchLabels.app).toBe(name);
      expect(policyTypes).toEqual(['Ingress', 'Egress']);
      return [name, apps(ingress), apps(egress)];
    });
  expect(ways.toSorted()).toEqual([
    ['api', ['shell', 'remote'], ['others']],
    ['front', ['others'], ['shell']],
    ['remote', [], ['api']],
    ['shell', ['front'], ['api']],
  ]);
  // Everything else is refused for every pod.
  const [[, rest]] = policies.filter(([, { podSelector }]) => !podSelector.matchLabels);
  expect([rest.ingress, rest.egress[0].ports.map(({ port }) => port)]).toEqual([
    undefined,
    [53, 53],
  ]);
  const labels = pods.map(([, { metadata }]) => metadata.labels.app);
  expect(policies.map(([name]) => name)).toEqual(expect.arrayContaining(labels));
});
