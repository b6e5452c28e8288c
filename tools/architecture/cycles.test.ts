import { expect, test } from 'vitest'
import { findCycles } from './cycles.ts'

const find = (sources: Record<string, string>) => findCycles(new Map(Object.entries(sources)))

test.each([
  ['type imports', "import type { B } from './b.ts'", "import { a } from './a.ts'"],
  ['dynamic imports', "export const load = () => import('./b.ts')", "import { a } from './a.ts'"],
  ['re-exports', "export * from './b.ts'", "import { a } from './a.ts'"],
])('finds a cycle with %s', (_, a, b) => {
  expect(find({ 'src/a.ts': a, 'src/b.ts': b, 'src/c.ts': "import './a.ts'" })).toEqual([
    ['src/a.ts', 'src/b.ts'],
  ])
})

test('accepts a file that several files import', () => {
  const imports = "import './c.ts'"
  expect(find({ 'a.ts': `import './b.ts'\n${imports}`, 'b.ts': imports, 'c.ts': '' })).toEqual([])
})
