import { describe, expect, test } from 'vitest'
import type { Change } from './changes.ts'
import { countsIn } from './counts.ts'
import { buildGraph, distancesFrom } from './graph.ts'
import { plan } from './plan.ts'
import type { Repository } from './repository.ts'

const button = 'packages/ui/src/base/Button/Button.tsx'
const rules = 'packages/domain/src/offer/offer.rules.ts'

/** A small repository: a button, a card that shows it, a page, a rule and the server's action that enforces it. */
const sources = new Map(
  Object.entries({
    [button]: `import * as css from './Button.css.ts'\nexport const Button = css`,
    'packages/ui/src/base/Button/Button.css.ts': `export const root = ''`,
    'packages/ui/src/base/Button/Button.stories.tsx': `import { Button } from './Button.tsx'\nexport { Button as Default }`,
    'packages/ui/src/base/Text/Text.tsx': `export const Text = ''`,
    'packages/ui/src/base/Text/Text.stories.tsx': `import { Text } from './Text.tsx'\nexport const Default = Text`,
    'packages/ui/src/base/index.ts': `export { Button } from './Button/Button.tsx'\nexport { Text } from './Text/Text.tsx'`,
    'packages/ui/src/offer/OfferCard/OfferCard.tsx': `import { Button } from '../../base/Button/Button.tsx'\nimport { canApply } from '@plomada/domain'\nexport const OfferCard = [Button, canApply]`,
    'packages/ui/src/offer/OfferCard/OfferCard.stories.tsx': `import { OfferCard } from './OfferCard.tsx'\nexport const Default = OfferCard`,
    'packages/ui/src/offer/OfferList/OfferList.tsx': `import { OfferCard } from '../OfferCard/OfferCard.tsx'\nexport const OfferList = OfferCard`,
    'packages/ui/src/offer/OfferList/OfferList.stories.tsx': `import { OfferList } from './OfferList.tsx'\nexport const Default = OfferList`,
    'packages/ui/src/theme/tokens.ts': `export const tokens = {}`,
    'packages/ui/src/testing/fields.test.tsx': `import { Button } from '../base/index.ts'`,
    'packages/ui/src/testing/props.test.ts': `import { test } from 'vitest'`,
    'packages/ui/src/testing/text.test.tsx': `import { Text } from '../base/index.ts'`,
    'packages/ui/src/index.ts': `export * from './base/index.ts'`,
    [rules]: `export const canApply = true`,
    'packages/domain/src/offer/offer.access.ts': `export const access = {}`,
    'packages/domain/src/offer/offer.test.ts': `import { canApply } from './offer.rules.ts'`,
    'packages/domain/src/user/user.rules.ts': `export const isAdmin = true`,
    'packages/domain/src/index.ts': `export * from './offer/offer.rules.ts'\nexport * from './offer/offer.access.ts'\nexport * from './user/user.rules.ts'`,
    'apps/api/src/offer/offer.actions.ts': `import { canApply } from '@plomada/domain'\nexport const apply = canApply`,
    'apps/api/src/app.ts': `import { apply } from './offer/offer.actions.ts'\nimport { access } from '@plomada/domain'\nexport const app = [apply, access]`,
    'apps/api/src/testing/market.ts': `import { app } from '../app.ts'\nexport const market = app`,
    'apps/api/src/offer/offer.test.ts': `import { market } from '../testing/market.ts'`,
    'apps/api/src/trade/trade.test.ts': `import { market } from '../testing/market.ts'`,
    'apps/api/src/offer/races.slow.test.ts': `import { market } from '../testing/market.ts'`,
    'apps/api/src/access.test.ts': `import { market } from './testing/market.ts'`,
    'apps/web/src/routes.tsx': `const page = () => import('./offer/OfferPage.tsx')\nconst unknown = () => import('./frame/NotFoundPage.tsx')`,
    'apps/web/src/frame/NotFoundPage.tsx': `export const NotFoundPage = 1`,
    'apps/web/src/offer/OfferPage.tsx': `import { OfferList } from '@plomada/ui'\nimport type { Text } from '@plomada/ui'\nimport { call } from '../data/call.ts'\nexport const OfferPage = [OfferList, call]`,
    'apps/web/src/data/call.ts': `export const call = 1`,
    'apps/web/src/main.tsx': `import './settings.ts'`,
    'apps/web/src/settings.ts': `export const settings = {}`,
    'apps/web/e2e/main-job.e2e.ts': '',
    'apps/web/e2e/offer.e2e.ts': '',
  }),
)

const points = new Map([
  ['@plomada/domain', 'packages/domain/src/index.ts'],
  ['@plomada/ui', 'packages/ui/src/index.ts'],
])
const graph = buildGraph(sources, points)

const stories = [
  'base/Button/Button',
  'base/Text/Text',
  'offer/OfferCard/OfferCard',
  'offer/OfferList/OfferList',
].map((name) => ({
  file: `packages/ui/src/${name}.stories.tsx`,
  ids: ['default', 'disabled'].map((story) => `${name.split('/').at(-1)?.toLowerCase()}--${story}`),
}))

const projects = ['packages/domain', 'packages/ui', 'apps/api', 'apps/web', 'tools']

const repository: Repository = {
  files: [...sources.keys(), ...projects.map((folder) => `${folder}/tsconfig.json`)],
  graph,
  stories,
  pages: new Map([
    ['apps/web/src/offer/OfferPage.tsx', ['/service']],
    ['apps/web/src/frame/NotFoundPage.tsx', ['*']],
  ]),
  visited: {
    'admin.e2e.ts › an admin reads the figures': '/dashboard',
    'offer.e2e.ts › a client publishes an offer': '/ /service',
    'pages.e2e.ts › a visitor › /nada: heading, title and footer': '',
  },
}

const planFor = (...files: string[]) =>
  plan(
    files.map((file): Change => ({ file, status: 'modified' })),
    repository,
  )
const stepsFor = (...files: string[]) =>
  new Map(planFor(...files).steps.map((step) => [step.title.split(/ \(/)[0], step]))
const testsFor = (...files: string[]) =>
  stepsFor(...files)
    .get('Tests')
    ?.command.filter((one) => one.includes('.test.'))

describe('the graph', () => {
  test('connects a file with the one that declares a name, not with all that an index file exports', () => {
    const reached = distancesFrom(['packages/ui/src/base/Text/Text.tsx'], graph.importers)
    expect([...reached.keys()]).toContain('packages/ui/src/testing/text.test.tsx')
    expect([...reached.keys()]).not.toContain('packages/ui/src/testing/fields.test.tsx')
  })

  test('follows the entry points of packages', () => {
    const reached = distancesFrom([rules], graph.importers)
    expect(reached.get('apps/api/src/offer/offer.actions.ts')).toBe(1)
  })

  test('follows imports of types only where types are checked', () => {
    const text = ['packages/ui/src/base/Text/Text.tsx']
    expect(distancesFrom(text, graph.importers).has('apps/web/src/offer/OfferPage.tsx')).toBe(false)
    expect(distancesFrom(text, graph.importersWithTypes).has('apps/web/src/offer/OfferPage.tsx')).toBe(true)
  })

  test('keeps the importers of a file that was deleted', () => {
    const remaining = new Map([['a.ts', `import { b } from './b.ts'`]])
    expect(buildGraph(remaining, new Map()).importers.get('b.ts')).toEqual(new Set(['a.ts']))
  })

  test('follows a namespace to everything in it', () => {
    const files = new Map([
      ['a.ts', `import * as all from './index.ts'`],
      ['index.ts', `export * from './b.ts'`],
      ['b.ts', `export const b = 1`],
    ])
    const reached = distancesFrom(['b.ts'], buildGraph(files, new Map()).importers)
    expect([...reached.keys()]).toContain('a.ts')
  })

  test('finds dynamic imports and files that are named by URL', () => {
    const files = new Map([
      ['a.ts', `const page = () => import('./page.ts')\nnew Worker(new URL('./work.ts', import.meta.url))`],
      ['page.ts', ''],
      ['work.ts', ''],
    ])
    const { importers } = buildGraph(files, new Map())
    expect([...importers.keys()]).toEqual(['page.ts', 'work.ts'])
  })
})

describe('a change of documents only', () => {
  test('checks links and runs nothing else', () => {
    expect([...stepsFor('docs/glossary.md', 'README.md').keys()]).toEqual(['Links in documents'])
  })

  test('checks the table of settings where the document holds it', () => {
    expect([...stepsFor('docs/how-to/deploy.md').keys()]).toContain('Table of settings')
  })
})

describe('a change of a component', () => {
  test('runs all of its stories and the first story of components that render it', () => {
    const step = stepsFor(button).get('Stories')
    expect(step?.env?.['STORIES']).toBe('^(button--default|button--disabled|offercard--default)$')
    expect(step?.env?.['STORYBOOK_STORIES']?.split(',')).toEqual([stories[0]?.file, stories[2]?.file])
  })

  test('runs the same stories when only its style changed', () => {
    const style = stepsFor('packages/ui/src/base/Button/Button.css.ts').get('Stories')
    expect(style?.env).toEqual(stepsFor(button).get('Stories')?.env)
  })

  test('runs the tests that import it and those that read every source', () => {
    expect(testsFor(button)).toEqual([
      'packages/ui/src/testing/fields.test.tsx',
      'packages/ui/src/testing/props.test.ts',
    ])
  })

  test('checks the types of its package and of the packages that use it', () => {
    const types = [...stepsFor('packages/ui/src/base/Text/Text.tsx').keys()].filter((title) =>
      title?.startsWith('Types'),
    )
    expect(types).toEqual(['Types: packages/ui', 'Types: apps/web'])
  })

  test('says how many components it leaves out when there are too many', () => {
    const cards = Array.from(
      { length: 50 },
      (_, index) => `packages/ui/src/offer/Card${index}/Card${index}.tsx`,
    )
    const many = buildGraph(
      new Map([...sources, ...cards.map((file) => [file, `import '../../base/Button/Button.tsx'`] as const)]),
      points,
    )
    const { notes } = plan([{ file: button, status: 'modified' }], {
      ...repository,
      graph: many,
      stories: [
        ...stories,
        ...cards.map((file) => ({ file: file.replace('.tsx', '.stories.tsx'), ids: [file] })),
      ],
    })
    expect(notes.join()).toMatch(/^Left out: stories of \d+ components/)
  })

  test('renders the stories of the nearest components on a server', () => {
    const step = stepsFor(button).get('Server rendering and hydration')
    expect(step?.command.at(-1)).toBe('Button/Button\\.stories\\.tsx|OfferCard/OfferCard\\.stories\\.tsx')
  })

  test('runs no journeys', () => {
    expect(stepsFor(button).has('Journeys')).toBe(false)
  })
})

test('a change of a documentation page of Storybook builds that page', () => {
  const page = '.storybook/docs/Colour.mdx'
  expect(stepsFor(page).get('Storybook pages')?.env).toEqual({ STORYBOOK_STORIES: page })
})

test('a change of a story runs the stories of its file', () => {
  const step = stepsFor('packages/ui/src/base/Text/Text.stories.tsx').get('Stories')
  expect(step?.env?.['STORIES']).toBe('^(text--default|text--disabled)$')
})

test('a change of a test renders no stories', () => {
  const steps = stepsFor('packages/ui/src/testing/fields.test.tsx')
  expect(steps.has('Stories')).toBe(false)
  expect(steps.has('Tests')).toBe(true)
})

test('a change of the theme runs one story of each component and recommends npm test', () => {
  const { steps, notes } = planFor('packages/ui/src/theme/tokens.ts')
  const step = steps.find(({ title }) => title.startsWith('Stories'))
  expect(step?.env?.['STORIES']).toBe(
    '^(button--default|text--default|offercard--default|offerlist--default)$',
  )
  expect(step?.env).not.toHaveProperty('STORYBOOK_STORIES')
  expect(notes.join()).toContain('npm test')
})

describe('a change of a domain rule', () => {
  test('runs the tests of the same noun in domain and on the server, not those of every noun', () => {
    expect(testsFor(rules)).toEqual([
      'packages/domain/src/offer/offer.test.ts',
      'apps/api/src/offer/offer.test.ts',
    ])
  })

  test('runs the first story of components near the rule', () => {
    const step = stepsFor(rules).get('Stories')
    expect(step?.env?.['STORIES']).toBe('^(offercard--default|offerlist--default)$')
  })

  test('runs the matrix of access when access changes', () => {
    expect(testsFor('packages/domain/src/offer/offer.access.ts')).toContain('apps/api/src/access.test.ts')
  })
})

describe('a change of the web app', () => {
  test.each([
    ['apps/web/src/offer/OfferPage.tsx', 'offer.e2e.ts › a client publishes an offer'],
    ['apps/web/src/data/call.ts', 'offer.e2e.ts › a client publishes an offer'],
    ['apps/web/src/frame/NotFoundPage.tsx', 'pages.e2e.ts › a visitor › /nada: heading, title and footer'],
  ])('runs the journeys that visit the page: %s', (file, journey) => {
    const step = stepsFor(file).get('Journeys')
    expect(step?.list?.lines).toEqual([journey])
    expect(step?.command).toContain(step?.list?.file)
  })

  test('leaves out the journeys of the complete run, except those of an edited file', () => {
    const skipped = (...files: string[]) =>
      new RegExp(
        stepsFor(...files)
          .get('Journeys')
          ?.command.at(-1) ?? '',
      )
    const page = 'apps/web/src/offer/OfferPage.tsx'
    expect('desk offer.e2e.ts opens @all').toMatch(skipped(page))
    expect('desk offer.e2e.ts opens').not.toMatch(skipped(page))
    const edited = skipped(page, 'apps/web/e2e/offer.e2e.ts')
    expect('desk offer.e2e.ts opens @all').not.toMatch(edited)
    expect('desk admin.e2e.ts opens @all').toMatch(edited)
  })

  test('runs every journey of an edited file', () => {
    const step = stepsFor('apps/web/e2e/offer.e2e.ts').get('Journeys')
    expect(step?.list?.lines).toEqual(['offer.e2e.ts'])
  })

  test('runs the main journeys when every page depends on the file', () => {
    const step = stepsFor('apps/web/src/settings.ts').get('Journeys')
    expect(step?.list?.lines).toEqual(['main-job.e2e.ts'])
  })

  test('runs the journeys of a noun when its actions on the server change', () => {
    expect(stepsFor('apps/api/src/offer/offer.actions.ts').has('Journeys')).toBe(true)
  })
})

test('a deleted file is neither formatted nor linted, but its importers are type-checked', () => {
  const { steps } = plan([{ file: 'apps/web/src/data/call.ts', status: 'deleted' }], repository)
  const titles = steps.map(({ title }) => title)
  expect(titles).not.toContain('Format')
  expect(titles).not.toContain('Lint')
  expect(titles).toContain('Types: apps/web')
})

test('a deleted file is checked for links to it', () => {
  const { steps } = plan([{ file: 'docs/plan.png', status: 'deleted' }], repository)
  expect(steps.map(({ title }) => title)).toEqual(['Links in documents'])
})

test('a new file is checked for being used', () => {
  const { steps } = plan([{ file: button, status: 'added' }], repository)
  expect(steps.map(({ command }) => command[0])).toContain('knip')
  expect(planFor(button).steps.map(({ command }) => command[0])).not.toContain('knip')
})

test('a changed version of a package checks all types and recommends npm test', () => {
  const { steps, notes } = planFor('pnpm-lock.yaml')
  expect(steps.filter(({ title }) => title.startsWith('Types'))).toHaveLength(projects.length)
  expect(notes.join()).toContain('npm test')
})

describe('the counts of a command', () => {
  test.each([
    ['vitest', ' Test Files  1 passed (1)\n      Tests  1 failed | 3 passed | 2 skipped (6)\n', [3, 1, 2]],
    ['Playwright', '  1 failed\n    [desk] a.e2e.ts\n  1 flaky\n  4 passed (1.2m)\n', [4, 2, 0]],
    ['tools of this repository', 'a 9 passed\n40 passed, 1 failed, 3 skipped\n', [40, 1, 3]],
  ])('are those that %s prints', (_, output, counts) => {
    expect(Object.values(countsIn(output, counts[1] !== 0))).toEqual(counts)
  })

  test('are one check when the command runs no tests', () => {
    expect(countsIn('fine', false)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(countsIn('error', true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('contain a failure when a run fails without a failing test', () => {
    expect(countsIn('      Tests  3 passed (3)\n', true)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })
})
