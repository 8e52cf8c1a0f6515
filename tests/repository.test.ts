import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import { readEnv as readSiteEnv } from '@/lib/env';
import { readEnv as readSandboxEnv } from '../sandbox/kernel/env';
import { LISTENERS } from '../sandbox/kernel/http/public-host';
import { MANIFESTS, ownPathOf, packageFolderOf } from './support/own-packages';

/** The files around the code: a linter, a schema, or the project's other texts check what cannot run here. */
const ROOT = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const yaml = (file: string): unknown => parseYaml(read(file));
const below = (folder: string, ending: RegExp) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } };
const supportedMajors = [...manifest.engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map((match) => Number(match[1]));
const WORKFLOWS = below('.github/workflows', /\.ya?ml$/);
const READMES = ['README.md', 'README.zh-CN.md'];

/** npm scripts that a text names. */
function scriptsIn(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1]!);
  return [...named, ...[...text.matchAll(/\bnpm (start|test)\b/g)].map((match) => match[1]!)];
}

/** Instructions of the Dockerfile, continued lines joined. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const lines = (name: string) => instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
/** Sources of the COPY lines that take from the project and not from another stage. */
const copied = lines('COPY')
  .filter((line) => !line.startsWith('--from='))
  .flatMap((line) => line.split(' ').slice(0, -1));

test.each([
  ...WORKFLOWS,
  ...READMES,
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/testing.md',
  '.github/pull_request_template.md',
  'Dockerfile',
])('%s asks npm for scripts that exist', (file) => {
  expect(scriptsIn(read(file)).filter((name) => !(name in manifest.scripts))).toEqual([]);
});

describe('Node', () => {
  const nodeMajor = Number(read('.nvmrc'));

  test('contributors use a supported version', () => {
    expect(supportedMajors.at(-1)).toBe(nodeMajor);
    for (const file of READMES) expect(read(file).match(/Node \d+/)?.[0]).toBe(`Node ${nodeMajor}`);
  });

  test('the images run on the version for contributors', () => {
    expect(lines('ARG').find((line) => line.startsWith('NODE_IMAGE='))).toMatch(new RegExp(`^NODE_IMAGE=node:${nodeMajor}\\b`));
    expect(lines('FROM').every((line) => line.startsWith('${NODE_IMAGE} AS '))).toBe(true);
  });

  test('the workflows test every supported version', () => {
    const jobs = z.object({
      jobs: z.record(z.string(), z.looseObject({ strategy: z.optional(z.looseObject({ matrix: z.looseObject({}) })) })),
    });
    const matrices = Object.values(jobs.parse(yaml('.github/workflows/ci.yml')).jobs).map((job) => job.strategy?.matrix.node);
    // The newest first: it is what contributors and the images use.
    expect(matrices).toContainEqual(supportedMajors.toReversed());
  });
});

describe('GitHub', () => {
  test.each(WORKFLOWS)('%s is a workflow', (file) => {
    expect(validateWorkflow(read(file)).errors).toEqual([]);
  });

  test.each(WORKFLOWS)('%s has read-only permissions, pins its actions by commit, and puts no outside input into a command', (file) => {
    const text = read(file);
    expect(parseYaml(text)).toMatchObject({ permissions: { contents: 'read' } });
    expect([...text.matchAll(/permissions:/g)]).toHaveLength(1);
    const actions = [...text.matchAll(/uses: (.+)/g)].map((match) => match[1]!);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    const steps = z.object({
      jobs: z.record(z.string(), z.looseObject({ steps: z.array(z.looseObject({ run: z.optional(z.string()) })) })),
    });
    const commands = Object.values(steps.parse(parseYaml(text)).jobs).flatMap((job) => job.steps.map((step) => step.run ?? ''));
    expect(commands.filter((command) => /\$\{\{(?!\s*matrix\.)/.test(command))).toEqual([]);
  });

  test('all workflows use the same commit of an action', () => {
    const pins = WORKFLOWS.flatMap((file) => [...read(file).matchAll(/uses: (.+)/g)].map((match) => match[1]!));
    expect(new Set(pins).size).toBe(new Set(pins.map((pin) => pin.split('@')[0])).size);
  });

  test('uploads of artifacts include folders that begin with a dot', () => {
    for (const upload of WORKFLOWS.flatMap((file) => read(file).split('uses: actions/upload-artifact').slice(1))) {
      expect(upload.split('- uses:')[0]).toContain('include-hidden-files: true');
    }
  });

  const field = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string().check(z.minLength(1)) }) }),
    z.strictObject({
      type: z.enum(['input', 'textarea', 'dropdown']),
      id: z.string().check(z.regex(/^[a-z-]+$/)),
      attributes: z.strictObject({
        label: z.string().check(z.minLength(1)),
        description: z.optional(z.string()),
        placeholder: z.optional(z.string()),
        render: z.optional(z.string()),
        options: z.optional(z.array(z.string()).check(z.minLength(2))),
      }),
      validations: z.optional(z.strictObject({ required: z.boolean() })),
    }),
  ]);
  const form = z.strictObject({
    name: z.string().check(z.minLength(1)),
    description: z.string().check(z.minLength(1)),
    labels: z.array(z.string()),
    body: z.array(field).check(z.minLength(2)),
  });

  test.each(below('.github/ISSUE_TEMPLATE', /^(?!config).*\.yml$/))('%s is an issue form whose fields have ids of their own', (file) => {
    const { body } = form.parse(yaml(file));
    const ids = body.flatMap((entry) => (entry.type === 'markdown' ? [] : [entry.id]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      body.every((entry) => entry.type === 'markdown' || (entry.type === 'dropdown') === (entry.attributes.options !== undefined)),
    ).toBe(true);
  });

  test('Renovate merges nothing by itself and names packages that exist', () => {
    const rule = z.looseObject({ matchPackageNames: z.optional(z.array(z.string())), matchDatasources: z.optional(z.array(z.string())) });
    const config = z
      .looseObject({ automerge: z.literal(false), packageRules: z.array(rule) })
      .parse(JSON.parse(read('.github/renovate.json')));
    const packages = [
      ...[...MANIFESTS.keys()]
        .map((folder) => read(path.join(folder, 'package.json')))
        .join('')
        .matchAll(/"((?:@[\w-]+\/)?[\w.-]+)": "\d/g),
    ].map((match) => match[1]!);
    const named = config.packageRules.filter((entry) => !entry.matchDatasources).flatMap((entry) => entry.matchPackageNames ?? []);
    const missing = named.filter((name) =>
      name.endsWith('/**') ? !packages.some((known) => known.startsWith(name.slice(0, -2))) : !packages.includes(name),
    );
    expect(missing).toEqual([]);
  });
});

describe('containers', () => {
  const site = readSiteEnv({});
  const sandbox = readSandboxEnv({}, ROOT);
  const sandboxPorts = [sandbox.port, ...LISTENERS.map((_, index) => sandbox.port + 1 + index)];
  const developmentKey = /DEVELOPMENT_SIGN_KEY = '([^']+)'/.exec(read('bin/lib/settings.mjs'))![1]!;

  test('the Dockerfile passes its linter', () => {
    expect(validateDockerfile(read('Dockerfile')).map(({ message }) => message)).toEqual([]);
  });

  test('files that the Dockerfile copies exist, and .dockerignore includes them', () => {
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
    const [first, ...rest] = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(first).toBe('*');
    const open = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(open.toSorted()).toEqual([...new Set(copied.map((source) => source.split('/')[0]!))].toSorted());
    expect(rest.filter((line) => !line.startsWith('!'))).toContain('**/node_modules');
  });

  test('the image of the site contains everything that decides whether the build is up to date', () => {
    const sources = /const SOURCES = \[([^\]]+)\]/.exec(read('bin/lib/build.mjs'))![1]!;
    const named = [...sources.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
    expect(named.filter((source) => !copied.includes(source))).toEqual([]);
  });

  test('npm finds the package.json of every own package in both images', () => {
    const stages = instructions
      .join('\n')
      .split('FROM ')
      .filter((text) => text.includes('npm ci'));
    const wanted = [...MANIFESTS.keys()].map((folder) => path.join(folder, 'package.json'));
    expect(stages.map((stage) => wanted.filter((file) => !stage.split('npm ci')[0]!.includes(file)))).toEqual([[], []]);
  });

  test('the image of the sandbox contains every file and package that its program imports', () => {
    const stage = instructions
      .join('\n')
      .split('FROM ')
      .find((text) => / AS sandbox\n/.test(text))!;
    const folders = [...stage.matchAll(/^COPY (\S+) \.\//gm)].map((match) => `${match[1]}/`);
    const own = readdirSync(path.join(ROOT, 'sandbox'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => `sandbox/${name}`);
    const files = new Set(own);
    const undeclared: string[] = [];
    // The set is walked while it grows.
    for (const file of files) {
      for (const [, target = ''] of read(file).matchAll(/\b(?:from |import |import\()'([^'\s]+)'/g)) {
        const base = ownPathOf(target) ?? (target.startsWith('.') ? path.join(path.dirname(file), target) : null);
        const found = ['', '.ts', '.tsx']
          .map((ending) => `${base}${ending}`)
          .find((name) => /\.tsx?$/.test(name) && existsSync(path.join(ROOT, name)));
        if (base !== null && found) files.add(found);
        const { dependencies = {} } = MANIFESTS.get(packageFolderOf(file))!;
        const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(target)!;
        if (!/^(?:\.|node:)/.test(target) && !(name in dependencies)) undeclared.push(`${file} imports ${name}`);
      }
    }
    expect(files.size).toBeGreaterThan(own.length);
    expect([...files].filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([]);
    expect(undeclared).toEqual([]);
  });

  test('the image of the sandbox compiles and runs the program of a start, with the same bound of memory', () => {
    const script = `console.log(JSON.stringify(await (await import('./bin/lib/programs.mjs')).sandboxArgs()))`;
    const args = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }),
    ) as string[];
    const own = args.map((argument) => (path.isAbsolute(argument) ? path.relative(ROOT, argument) : argument));
    expect(lines('CMD').map((line) => JSON.parse(line) as string[])).toContainEqual(['node', ...own]);
    const [, compiler = ''] = /import\('\.\/(bin\/[\w./-]+)'\)\)\.sandboxProgram\(\)/.exec(lines('RUN').join('\n'))!;
    const imported = [...read(compiler).matchAll(/ from '\.\/([\w.-]+)'/g)].map((match) => `bin/lib/${match[1]}`);
    expect([compiler, ...imported].filter((file) => !copied.includes(file))).toEqual([]);
  });

  test('both images run without root, stop in order and have a health check', () => {
    const stages = instructions.join('\n').split('FROM ').slice(1);
    const runtimeStages = stages.filter((stage) => /AS (site|sandbox)\n/.test(stage));
    expect(runtimeStages).toHaveLength(2);
    for (const stage of runtimeStages) {
      expect(stage).toContain('\nUSER node\n');
      expect(stage).toContain('\nHEALTHCHECK ');
      // Node itself is the first process: a shell or npm would not pass the signal on.
      expect(stage).toMatch(/\nCMD \["node", /);
    }
    expect(runtimeStages.find((stage) => / AS site\n/.test(stage))).toContain('NEXT_MANUAL_SIG_HANDLE=1');
  });

  test('a start checks every port of the sandbox, and the READMEs list them', () => {
    const script = `console.log(JSON.stringify((await import('./bin/lib/programs.mjs')).sandboxPorts({ sandboxPort: ${sandbox.port} })))`;
    const checked = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' })) as [
      number,
    ][];
    expect(checked.map(([port]) => port)).toEqual(sandboxPorts);
    for (const file of READMES) {
      const row = read(file)
        .split('\n')
        .find((line) => line.startsWith('| `SANDBOX_PORT` |'))!;
      const listed = [...row.matchAll(/\+(\d)(?: ?[(（](\w+)[)）])?/g)].map((match) => [match[2] ?? 'games', Number(match[1])]);
      expect(listed).toEqual(LISTENERS.map((listener, index) => [listener.replace(/TY$/, ''), index + 1]));
    }
  });

  test('ports and keys of the Dockerfile are the defaults of the settings', () => {
    expect(lines('EXPOSE').flatMap((line) => line.split(' ').map(Number))).toEqual([...sandboxPorts, site.PORT]);
    expect(lines('ENV').join(' ')).toContain(`PORT=${site.PORT}`);
    expect(lines('ENV').join(' ')).toContain(`SANDBOX_PORT=${sandbox.port}`);
    const keys = lines('ARG').filter((line) => line.startsWith('NEXT_PUBLIC_SIGN_KEY='));
    expect(keys).toHaveLength(3);
    expect(new Set(keys)).toEqual(new Set([`NEXT_PUBLIC_SIGN_KEY=${developmentKey}`]));
  });

  const expected = {
    init: z.literal(true),
    read_only: z.literal(true),
    tmpfs: z.array(z.string()),
    cap_drop: z.tuple([z.literal('ALL')]),
    security_opt: z.tuple([z.literal('no-new-privileges:true')]),
    stop_grace_period: z.string(),
    restart: z.literal('unless-stopped'),
  };
  const build = (target: string) =>
    z.strictObject({ context: z.literal('.'), target: z.literal(target), args: z.strictObject({ NEXT_PUBLIC_SIGN_KEY: z.string() }) });
  const health = z.strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.number() });
  const healthy = z.strictObject({ condition: z.literal('service_healthy'), restart: z.optional(z.literal(true)) });
  const settings = z.record(z.string(), z.string());
  const memory = z.string().check(z.regex(/^\d+[mg]$/));
  const compose = z.strictObject({
    name: z.literal('pavilion'),
    services: z.strictObject({
      // No ports: nothing but the other services reaches the stores.
      postgres: z.strictObject({
        image: z.string().check(z.regex(/^postgres:\d+-alpine$/)),
        environment: settings,
        volumes: z.tuple([z.literal('postgres:/var/lib/postgresql/data')]),
        // Nothing may take the memory of the others.
        mem_limit: memory,
        healthcheck: health,
        restart: z.literal('unless-stopped'),
      }),
      redis: z.strictObject({
        image: z.string().check(z.regex(/^redis:\d+-alpine$/)),
        command: z.array(z.string()),
        mem_limit: memory,
        healthcheck: health,
        restart: z.literal('unless-stopped'),
      }),
      sandbox: z.strictObject({
        ...expected,
        mem_limit: memory,
        build: build('sandbox'),
        environment: settings,
        ports: z.array(z.string()),
        depends_on: z.strictObject({ postgres: healthy }),
      }),
      site: z.strictObject({
        ...expected,
        mem_limit: memory,
        build: build('site'),
        environment: settings,
        network_mode: z.literal('service:sandbox'),
        depends_on: z.strictObject({ redis: healthy, sandbox: healthy }),
      }),
    }),
    volumes: z.strictObject({ postgres: z.null() }),
  });

  test('compose.yaml publishes the ports of the settings on loopback by default, and names settings that exist', () => {
    const { services } = compose.parse(yaml('compose.yaml'));
    const published = [site.PORT, ...sandboxPorts].map((port) => `\${HOST:-127.0.0.1}:${port}:${port}`);
    expect(services.sandbox.ports).toEqual(published);
    const documented = new Set([...read('README.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map((match) => match[1]!));
    const named = Object.keys({ ...services.sandbox.environment, ...services.site.environment, ...services.site.build.args });
    expect(named.filter((name) => !documented.has(name))).toEqual([]);
    for (const service of [services.sandbox, services.site]) {
      expect(service.build.args.NEXT_PUBLIC_SIGN_KEY).toBe(`\${NEXT_PUBLIC_SIGN_KEY:-${developmentKey}}`);
    }
  });

  test('the programs read the settings in compose.yaml, and the control API stays closed', () => {
    const { services } = compose.parse(yaml('compose.yaml'));
    const chosen = (environment: Record<string, string>) =>
      Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')]));
    expect(readSandboxEnv(chosen(services.sandbox.environment), ROOT)).toMatchObject({
      publicHost: '127.0.0.1',
      control: false,
      databaseUrl: 'postgres://pavilion:pavilion@postgres:5432/pavilion',
    });
    expect(readSiteEnv(chosen(services.site.environment))).toMatchObject({ EMBEDDED: true, REDIS_URL: 'redis://redis:6379/0' });
  });
});

describe('documents', () => {
  const spans = (text: string) => new Set([...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!));
  const [english = '', chinese = ''] = READMES.map(read);

  test('the READMEs link to each other in their first lines', () => {
    expect(english.split('\n')[2]).toBe('[中文说明](README.zh-CN.md)');
    expect(chinese.split('\n')[2]).toBe('[English](README.md)');
  });

  test('the READMEs name the same commands, settings and files', () => {
    expect([...spans(chinese)].toSorted()).toEqual([...spans(english)].toSorted());
    const targets = (text: string) => [...text.matchAll(/\]\((?!README)([^)]+)\)/g)].map((match) => match[1]!);
    expect(targets(chinese)).toEqual(targets(english));
  });

  test('both READMEs list the settings in one order with the same numbers', () => {
    const rows = (text: string) =>
      text
        .split('\n')
        .filter((line) => /^\| `[A-Z]/.test(line))
        .map((line) => {
          const [, names = '', fallback = ''] = line.split('|');
          return { names: names.trim(), numbers: fallback.match(/[\d.]*\d/g) };
        });
    expect(rows(english).length).toBeGreaterThan(10);
    expect(rows(chinese)).toEqual(rows(english));
  });

  test.each([...READMES, 'SECURITY.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md'])('%s links to files that exist', (document) => {
    const links = [...read(document).matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1]!).filter((link) => !link.includes(':'));
    expect(links.filter((link) => !existsSync(path.join(ROOT, link)))).toEqual([]);
  });

  test('docs/testing.md names calls of the control API that exist', () => {
    const routes = readdirSync(path.join(ROOT, 'sandbox'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /control\.ts$|webview-page\.ts$/.test(file) && !file.includes('node_modules'))
      .map((file) => read(`sandbox/${file}`))
      .join('\n');
    const named = [...read('docs/testing.md').matchAll(/`(?:GET|POST|DELETE) (\/sandbox\/[\w/:]+)/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((route) => !routes.includes(`'${route}'`))).toEqual([]);
  });
});
