import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeBrandCss, writeBrandModule } from '../../../../.storybook/docs/themeEditor/brandFiles.ts'
import { type BrandSettings, toBrandOptions } from '../../../../.storybook/docs/themeEditor/settings.ts'
import { type BrandOptions, createThemeValues } from '../theme/createThemeValues.ts'

const root = path.join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'brand-'))
afterAll(() => rmSync(folder, { recursive: true }))

const complete: BrandOptions = {
  accent: '#0a7c52',
  neutral: '#78716c',
  radius: 4,
  density: 'compact',
  font: "'Source Sans 3', sans-serif",
}
const brands: [string, BrandOptions][] = [
  ['accent only', { accent: '#ffcc00' }],
  ['all options', complete],
]

/** Compiles a module against the sources of the theme. Returns what the compiler reports. */
const compile = (code: string) => {
  writeFileSync(path.join(folder, 'brand.ts'), code)
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        types: [],
        paths: { '@plomada/ui/theme': [path.join(root, 'packages/ui/src/theme/index.ts')] },
      },
      files: ['brand.ts', path.join(root, 'packages/ui/src/theme/assets.d.ts')],
    }),
  )
  const { stdout, error } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false'],
    { encoding: 'utf8' },
  )
  if (error) throw error
  return stdout
}

/** Returns the custom properties that a file sets. */
const parse = (text: string, line: RegExp) =>
  Object.fromEntries([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]))

test.each(brands)('brand.css sets the values of createThemeValues, %s', (_, options) => {
  const values = parse(writeBrandCss(options), /^ {2}(--plm-[\w-]+): (.+);$/gm)
  expect(values).toEqual(createThemeValues(options))
})

test.each(brands)('brand.ts compiles and has the values of createThemeValues, %s', (_, options) => {
  const code = writeBrandModule(options)
  expect(compile(code)).toBe('')
  const values = parse(code, /^ {2}'(--plm-[\w-]+)': (['"].+['"]),$/gm)
  const unquoted = Object.entries(values).map(([name, value]) => [name, value.slice(1, -1)])
  expect(Object.fromEntries(unquoted)).toEqual(createThemeValues(options))
})

test('the compiler rejects a brand.ts with an unknown variable', () => {
  const code = writeBrandModule(complete).replace('--plm-accent-bg-hover', '--plm-acent-bg-hover')
  expect(compile(code)).toContain('--plm-acent-bg-hover')
})

test('leaves out settings of a URL that are not valid, and values of the product', () => {
  const settings: BrandSettings = {
    accent: 'script',
    neutral: '#12',
    radius: 8,
    density: 'comfortable',
    font: 'x; } body { display: none',
  }
  expect(toBrandOptions(settings, '#0a7c52')).toEqual({ accent: '#0a7c52' })
  expect(toBrandOptions({ ...settings, accent: '#fc0', font: 'Source Sans 3' }, '#0a7c52')).toEqual({
    accent: '#ffcc00',
    font: "'Source Sans 3', sans-serif",
  })
})
