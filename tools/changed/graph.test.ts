import { describe, expect, test } from 'vitest'
import { buildGraph, measureDistances } from './graph.ts'
import { graph, rules } from './testRepository.ts'

describe('import graph', () => {
  test('connects an importer with the file that declares a name, not with every export of an index file', () => {
    const reached = measureDistances(['packages/ui/src/base/Text/Text.tsx'], graph.importers)
    expect([...reached.keys()]).toContain('packages/ui/src/testing/text.test.tsx')
    expect([...reached.keys()]).not.toContain('packages/ui/src/testing/fields.test.tsx')
  })

  test('follows the entry points of packages', () => {
    const reached = measureDistances([rules], graph.importers)
    expect(reached.get('apps/api/src/offer/offer.actions.ts')).toBe(1)
  })

  test('follows imports of types only where types are checked', () => {
    const text = ['packages/ui/src/base/Text/Text.tsx']
    expect(measureDistances(text, graph.importers).has('apps/web/src/offer/OfferPage.tsx')).toBe(false)
    expect(measureDistances(text, graph.importersWithTypes).has('apps/web/src/offer/OfferPage.tsx')).toBe(
      true,
    )
  })

  test('keeps the importers of a deleted file', () => {
    const remaining = new Map([['a.ts', `import { b } from './b.ts'`]])
    expect(buildGraph(remaining, new Map()).importers.get('b.ts')).toEqual(new Set(['a.ts']))
  })

  test('connects a namespace import with every export', () => {
    const files = new Map([
      ['a.ts', `import * as all from './index.ts'`],
      ['index.ts', `export * from './b.ts'`],
      ['b.ts', `export const b = 1`],
    ])
    const reached = measureDistances(['b.ts'], buildGraph(files, new Map()).importers)
    expect([...reached.keys()]).toContain('a.ts')
  })

  test('finds dynamic imports and URLs of files', () => {
    const files = new Map([
      ['a.ts', `const page = () => import('./page.ts')\nnew Worker(new URL('./work.ts', import.meta.url))`],
      ['page.ts', ''],
      ['work.ts', ''],
    ])
    const { importers } = buildGraph(files, new Map())
    expect([...importers.keys()]).toEqual(['page.ts', 'work.ts'])
  })
})
