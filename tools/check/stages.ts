import { browserWorkers } from '../shared/workers.ts'
import { command, journeys, stories, vitest } from './createStage.ts'
import type { Stage } from './stage.ts'

const lint = 'oxlint --type-aware --type-check --report-unused-disable-directives --deny-warnings'
const settings = 'node --conditions=@plomada/source tools/settings/settings.ts --check'
/** These stages use the tarballs that the first stage packs, or resolve imports to the built files that it replaces. */
const afterPack = { after: ['pack'] }
/** The journeys start the product with `npm start`, which builds the web app. */
const afterWebBuild = { after: ['journeys'] }

const staticStages: readonly Stage[] = [
  command('pack', 'Packages: build and pack', 'node tools/pack/pack.ts'),
  command('lint', 'Lint and types (oxlint)', lint, afterPack),
  command('format', 'Format (oxfmt)', 'oxfmt --check .'),
  command('links', 'Links in documents', 'node tools/links/links.ts'),
  command('language', 'Language: replaced terms, long comments', 'node tools/language/language.ts'),
  command('architecture', 'Architecture', 'node tools/architecture/architecture.ts'),
  command('unused', 'Unused files, exports and packages (knip)', 'knip'),
  command('settings', 'Settings: the tables in docs/how-to/deploy.md', settings),
  command(
    'packages',
    'Packages: exports, types, styles',
    'node tools/packageCheck/packageCheck.ts',
    afterPack,
  ),
  command('package-size', 'Bundle size: packages', 'node tools/bundleSize/packages.ts', afterPack),
  command('page-size', 'Bundle size: pages of the product', 'node tools/bundleSize/pages.ts'),
  command('api-report', 'Public API reports', 'node tools/publicApi/publicApi.ts --check', afterPack),
]

/** The longest stage starts first; the others fill its pauses. */
const storyStages = (seed: string): Stage[] => [
  stories('stories', 'Stories: one visit each, with every check but pictures', {
    option: '--part=main',
    seed,
  }),
]

const testStages = (seed: string): Stage[] => [
  vitest('unit', 'Unit tests', { projects: ['unit', 'unit-dom'], seed }),
  vitest('server', 'Server', { projects: ['api'], seed }),
  journeys('journeys', 'Journeys: each main job, end to end', {
    select: ['--project=desktop', '--grep-invert=@all'],
    seed,
    // The build of the web app reads the folders that packing replaces.
    ...afterPack,
  }),
]

/** The addresses of another PostgreSQL server and of a pooler before it, or empty. */
interface OtherDatabases {
  database: string
  pooler: string
}

/** Returns the stages that run the server tests on another PostgreSQL server. */
function otherDatabaseStages(seed: string, { database, pooler }: OtherDatabases): Stage[] {
  const env = { TEST_DATABASE_URL: database, TEST_POOLER_URL: '' }
  const direct = vitest('postgres', 'Server, on the server of TEST_DATABASE_URL', {
    seed,
    level: 'all',
    projects: ['api', 'api-slow'],
    env,
  })
  const pooled = vitest('pooler', 'Server, on TEST_DATABASE_URL through a pooler in transaction mode', {
    seed,
    level: 'ci',
    projects: ['api'],
    env: { ...env, TEST_POOLER_URL: pooler },
    after: ['postgres'],
  })
  return database ? [direct, ...(pooler ? [pooled] : [])] : []
}

/** Returns the stages that `npm test` leaves out, in the order that leaves workers idle for the shortest time. */
function extraStages(seed: string, databases: OtherDatabases): Stage[] {
  const level = 'all' as const
  const more = { seed, level }
  return [
    stories('more-stories', 'Stories: other states of screens, components on phones and right to left', {
      ...more,
      option: '--part=extra',
      // The first stage with stories builds the Storybook.
      after: ['stories'],
    }),
    stories('pictures', 'Stories: pictures', {
      ...more,
      option: '--checks=pictures',
      after: ['stories', 'more-stories'],
    }),
    journeys('more-journeys', 'Journeys: the others', {
      ...more,
      select: ['--project=desktop', '--grep=@all'],
      after: ['journeys'],
    }),
    vitest('faults', 'Faults: killed processes, a broken database, a full disk', {
      ...more,
      projects: ['faults'],
      ...afterWebBuild,
    }),
    command(
      'engines',
      'Firefox and WebKit',
      `node --conditions=@plomada/source tools/engines/engines.ts --seed=${seed}`,
      { level: 'ci', workers: browserWorkers, ...afterWebBuild },
    ),
    ...otherDatabaseStages(seed, databases),
    vitest('slow-server', 'Server: whole processes, backups, large data', {
      ...more,
      projects: ['api-slow'],
      after: ['server', 'journeys'],
    }),
    journeys('phone-journeys', 'Journeys: each role on a phone', {
      ...more,
      select: ['--project=phone'],
      after: ['journeys', 'more-journeys'],
    }),
    command('attack', 'Attacks from outside', 'node tools/attack/attack.ts', {
      level: 'ci',
      ...afterWebBuild,
    }),
    command('examples', 'Example apps from the packed packages', 'node tools/exampleApps/exampleApps.ts', {
      level,
    }),
    command(
      'release',
      'A release to a registry of its own, and an upgrade',
      'node tools/release/release.ts',
      {
        level,
      },
    ),
  ]
}

/** Returns every stage, in the order in which they start. */
export const listStages = (seed: string): Stage[] => [
  ...storyStages(seed),
  ...staticStages,
  ...testStages(seed),
  ...extraStages(seed, {
    database: process.env['TEST_DATABASE_URL'] ?? '',
    pooler: process.env['TEST_POOLER_URL'] ?? '',
  }),
]
