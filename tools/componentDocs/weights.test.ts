import { expect, test } from 'vitest'
import weights from '../../.storybook/docs/weights.json'
import { formatWeight } from '../../.storybook/docs/weights.ts'
import { listComponents } from './readComponents.ts'

test('every component with an entry point has a measured size (node tools/bundleSize/components.ts)', () => {
  const names = [...listComponents()].flatMap(([name, { entryPoint }]) =>
    entryPoint === '@plomada/ui/form' ? [] : [name],
  )
  expect(Object.keys(weights).toSorted()).toEqual(names.toSorted())
  expect(Object.values(weights).filter(({ js }) => js < 50)).toEqual([])
})

test('formats a size in kB, and nothing for a component without an entry point', () => {
  expect(formatWeight('Button')).toMatch(/^\d\.\d kB JS · \d\.\d kB CSS$/)
  expect(formatWeight('FormField')).toBeNull()
})
