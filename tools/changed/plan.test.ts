import { describe, expect, test } from 'vitest'
import type { Change } from './changes.ts'
import { buildGraph } from './graph.ts'
import { plan } from './plan.ts'
import { button, points, projects, repository, rules, sources, stories } from './testRepository.ts'

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

describe('a change of documents only', () => {
  test('checks links and language, and nothing else', () => {
    expect([...stepsFor('docs/glossary.md', 'README.md').keys()]).toEqual(['Links in documents', 'Language'])
  })

  test('checks the table of settings in the document that contains it', () => {
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

  test('reports how many components it leaves out when there are too many', () => {
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

test('builds a changed documentation page of Storybook', () => {
  const page = '.storybook/docs/Color.mdx'
  expect(stepsFor(page).get('Storybook pages')?.env).toEqual({ STORYBOOK_STORIES: page })
})

test('runs the stories of a changed story file', () => {
  const step = stepsFor('packages/ui/src/base/Text/Text.stories.tsx').get('Stories')
  expect(step?.env?.['STORIES']).toBe('^(text--default|text--disabled)$')
})

test('runs no stories after a change of a test', () => {
  const steps = stepsFor('packages/ui/src/testing/fields.test.tsx')
  expect(steps.has('Stories')).toBe(false)
  expect(steps.has('Tests')).toBe(true)
})

test('runs one story of each component and recommends npm test after a change of the theme', () => {
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
    expect('desktop offer.e2e.ts opens @all').toMatch(skipped(page))
    expect('desktop offer.e2e.ts opens').not.toMatch(skipped(page))
    const edited = skipped(page, 'apps/web/e2e/offer.e2e.ts')
    expect('desktop offer.e2e.ts opens @all').not.toMatch(edited)
    expect('desktop admin.e2e.ts opens @all').toMatch(edited)
  })

  test('runs every journey of an edited file', () => {
    const step = stepsFor('apps/web/e2e/offer.e2e.ts').get('Journeys')
    expect(step?.list?.lines).toEqual(['offer.e2e.ts'])
  })

  test('runs the main journeys when every page depends on the file', () => {
    const step = stepsFor('apps/web/src/settings.ts').get('Journeys')
    expect(step?.list?.lines).toEqual(['hire-and-pay.e2e.ts'])
  })

  test('runs the journeys of a noun when its actions on the server change', () => {
    expect(stepsFor('apps/api/src/offer/offer.actions.ts').has('Journeys')).toBe(true)
  })
})

test('checks the types of the importers of a deleted file, without formatting or linting it', () => {
  const { steps } = plan([{ file: 'apps/web/src/data/call.ts', status: 'deleted' }], repository)
  const titles = steps.map(({ title }) => title)
  expect(titles).not.toContain('Format')
  expect(titles).not.toContain('Lint')
  expect(titles).toContain('Types: apps/web')
})

test('checks links to a deleted file', () => {
  const { steps } = plan([{ file: 'docs/plan.png', status: 'deleted' }], repository)
  expect(steps.map(({ title }) => title)).toEqual(['Links in documents', 'Language'])
})

test('checks that a new file is used', () => {
  const { steps } = plan([{ file: button, status: 'added' }], repository)
  expect(steps.map(({ command }) => command[0])).toContain('knip')
  expect(planFor(button).steps.map(({ command }) => command[0])).not.toContain('knip')
})

test.each(['pnpm-lock.yaml', 'patches/one@1.0.0.patch'])(
  'checks all types and recommends npm test after a change of %s',
  (file) => {
    const { steps, notes } = planFor(file)
    expect(steps.filter(({ title }) => title.startsWith('Types'))).toHaveLength(projects.length)
    expect(notes.join()).toContain('npm test')
  },
)
