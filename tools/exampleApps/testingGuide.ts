/** Runs the code of the chapter «Testing» of packages/ui/README.md with the packed packages. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getContentFolder, pack } from '../pack/pack.ts'
import { installApp, run } from './installApp.ts'

const readme = path.join(import.meta.dirname, '../../packages/ui/README.md')

/** Returns the files that a chapter of the README shows: each block of code starts with a comment with its name. */
export function readFiles(chapter: string): Map<string, string> {
  const [, text = ''] = readFileSync(readme, 'utf8').split(`\n## ${chapter}\n`)
  const [own = ''] = text.split('\n## ')
  const blocks = own.matchAll(/^```\w+\n(\/\/ ([\w.]+)[^]*?)^```$/gm)
  return new Map([...blocks].map(([, code = '', name = '']) => [name, code]))
}

/** Files of the README that this script runs. */
const shownFiles = [
  'render.js',
  'setup.js',
  'inEnglish.tsx',
  'lists.test.tsx',
  'popovers.test.tsx',
  'dialogs.test.tsx',
]

/** For busy machines. */
const timeout = '--testTimeout=60000'

/** Imports every entry point. */
const importAll = (entries: readonly string[]) =>
  `${entries.map((entry) => `await import('@plomada/ui${entry}')`).join('\n')}\n`

/** Renders components that measure or scroll, after the import of the README. */
const stubTest = `// @vitest-environment jsdom
import './setup.js'
import { render, screen } from '@testing-library/react'
import { Carousel } from '@plomada/ui/Carousel'
import { MessageList } from '@plomada/ui/MessageList'
import { PlomadaProvider } from '@plomada/ui/PlomadaProvider'
import { SideMenu } from '@plomada/ui/SideMenu'
import { expect, test } from 'vitest'

test('renders components that measure or scroll', () => {
  const links = [<a key="drill" href="/drill">Drill</a>, <a key="saw" href="/saw">Saw</a>]
  render(
    <>
      <Carousel label="Tools">{links}</Carousel>
      <MessageList label="Anna" messages={[]} empty="No messages" />
      <SideMenu label="Account" items={[{ label: 'Orders', href: '/orders' }]} />
    </>,
    { wrapper: PlomadaProvider },
  )
  expect(screen.getAllByRole('link')).toHaveLength(3)
})
`

/** Runs the guide in a folder with Node, Vitest and Jest. Returns the number of checks; throws when one fails. */
export async function checkTestingGuide(folder: string): Promise<number> {
  cpSync(path.join(import.meta.dirname, 'testing'), folder, { recursive: true })
  await installApp(folder)
  const files = readFiles('Testing')
  for (const name of [...shownFiles, 'jest.config.js', 'babel.config.js'])
    if (!files.has(name)) throw new Error(`packages/ui/README.md does not show ${name}.`)
  const entry = path.join(getContentFolder('ui'), 'dist/entry')
  const components = readdirSync(entry).flatMap((file) =>
    file.endsWith('.js') ? [`/${path.basename(file, '.js')}`] : [],
  )
  files.set(
    'imports.js',
    importAll(['', '/form', '/screens', '/theme', '/icons', '/messages', '/testing', ...components]),
  )
  files.set('measuring.test.tsx', stubTest)
  for (const [name, code] of files) {
    writeFileSync(path.join(folder, name), code)
    if (name.endsWith('.test.tsx')) {
      const withJest = code.replace("'vitest'", "'@jest/globals'").replace('@vitest-', '@jest-')
      writeFileSync(path.join(folder, name.replace('.test.', '.jest.')), withJest)
    }
  }
  const { execPath } = process
  await run(folder, execPath, ['imports.js'])
  const markup = await run(folder, execPath, ['render.js'])
  if (!markup.includes('plm-Button')) throw new Error(`render.js prints\n${markup}`)
  await run(folder, execPath, ['node_modules/vitest/vitest.mjs', 'run', timeout])
  await run(folder, execPath, [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--testMatch=**/*.jest.tsx',
    timeout,
  ])
  console.log('  testing: imported and rendered in Node, tests passed in Vitest and Jest')
  return 4
}

if (import.meta.main) {
  pack()
  const folder = mkdtempSync(path.join(tmpdir(), 'plomada-testing-'))
  try {
    await checkTestingGuide(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
