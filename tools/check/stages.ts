import type { Stage } from './stage.ts'
import { journeys, stories, vitest, whole } from './stageKinds.ts'

const typed = [
  'packages/art',
  'packages/domain',
  'packages/ui',
  'apps/api',
  'apps/web',
  'tools',
  '.storybook',
]
const lint = [
  'oxlint',
  '--type-aware',
  '--type-check',
  '--report-unused-disable-directives',
  '--deny-warnings',
]
const settings = ['node', '--conditions=@plomada/source', 'tools/settings/settings.ts', '--check']

/** The tarballs are packed once for all who need them. */
const afterPack = (stage: Stage): Stage => ({ ...stage, after: ['pack'] })

/** The longest first, so that the short ones fill the second core. */
const staticStages: readonly Stage[] = [
  whole('pack', 'Packages: build and pack', 'node', 'tools/pack/pack.ts'),
  whole('lint', 'Lint and types (oxlint)', ...lint),
  whole('format', 'Format (oxfmt)', 'oxfmt', '--check', '.'),
  whole('links', 'Links of the documents', 'node', 'tools/links/check.ts'),
  whole('architecture', 'Architecture', 'node', 'tools/architecture/architecture.ts'),
  whole('unused', 'Unused files, exports and packages (knip)', 'knip'),
  whole('settings', 'Settings: the table in docs/how-to/deploy.md', ...settings),
  afterPack(
    whole('packages', 'Packages: exports, types, styles', 'node', 'tools/packageCheck/packageCheck.ts'),
  ),
  afterPack(whole('sizes', 'Sizes of what a consumer gets', 'node', 'tools/bundleSize/packages.ts')),
  whole('web-sizes', 'Sizes of a first visit to the product', 'node', 'tools/bundleSize/web.ts'),
  afterPack(
    whole('api-report', 'Public API is as reported', 'node', 'tools/publicApi/publicApi.ts', '--check'),
  ),
]

const testStages = (seed: string): Stage[] => [
  vitest('unit', 'Unit tests', { projects: ['unit', 'unit-dom'], seed }),
  stories('stories', 'Stories: one visit each, with every check', { part: 'components', seed }),
  vitest('server', 'Server, on the embedded database', { projects: ['api'], seed }),
  journeys('journeys', 'Journeys: each main job, end to end', {
    select: ['--project=desk', '--grep-invert=@all'],
    seed,
  }),
]

/** What only `test:all` has. The server runs on PostgreSQL where `TEST_DATABASE_URL` names one. */
function moreStages(seed: string, database: string): Stage[] {
  const env = { TEST_DATABASE_URL: database }
  const level = 'all' as const
  return [
    {
      ...whole(
        'examples',
        'Example apps from the packed packages',
        'node',
        'tools/exampleApps/exampleApps.ts',
      ),
      level,
    },
    // The lint stage checks the types too; the compiler also checks its own configuration files.
    ...typed.map((folder) => ({
      ...whole(`types-${folder.split(/[/.]/).at(-1)}`, `Types: ${folder} (tsc)`, 'tsc', '-p', folder),
      level,
    })),
    stories('screens', 'Stories: the other states of every screen', { part: 'screens', seed, level }),
    journeys('more-journeys', 'Journeys: the others', {
      select: ['--project=desk', '--grep=@all'],
      seed,
      level,
    }),
    journeys('phone-journeys', 'Journeys: each role on a phone', {
      select: ['--project=phone'],
      seed,
      level,
    }),
    {
      ...whole(
        'routes',
        'Routes of the journeys are as recorded',
        'node',
        'tools/journeys/journeys.ts',
        '--check',
      ),
      after: ['journeys', 'more-journeys', 'phone-journeys'],
      level,
    },
    vitest('slow-server', 'Server: whole processes, backups, large data', {
      projects: ['api-slow'],
      seed,
      level,
    }),
    ...(database
      ? [vitest('postgres', 'Server, on PostgreSQL', { projects: ['api', 'api-slow'], seed, level, env })]
      : []),
    vitest('faults', 'Faults: killed processes, a broken database, a full disk', {
      projects: ['faults'],
      seed,
      level,
      env,
    }),
    {
      ...whole('attack', 'Attacks from outside', 'node', 'tools/attack/attack.ts'),
      level,
      cores: 2,
    },
    {
      ...whole('engines', 'Firefox and WebKit', 'node', 'tools/engines/engines.ts', `--seed=${seed}`),
      level,
      cores: 2,
    },
  ]
}

/** Returns every stage, in the order in which they start. */
export const listStages = (seed: string): Stage[] => [
  ...staticStages,
  ...testStages(seed),
  ...moreStages(seed, process.env['TEST_DATABASE_URL'] ?? ''),
]
