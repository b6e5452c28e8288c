/** Compiles the code blocks of the READMEs of the packages against the packed packages. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packedFolder, publishedPackages } from '../pack/pack.ts'

const root = path.join(import.meta.dirname, '../..')

export interface Snippet {
  /** Such as `ui-3.tsx`. */
  file: string
  /** Line of the README where the code starts. */
  line: number
  code: string
}

// The stage `examples` runs the tests of the READMEs and the files that they import, with their dependencies.
const isTest = ({ code }: Snippet) => /^\/\/ [\w.]+\.tsx?$/m.test(code)

/** Returns the blocks of TypeScript of a README. */
export function extractSnippets(name: string, markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, language, code = ''], index) => ({
    file: `${name}-${index + 1}.${language}`,
    line: markdown.slice(0, markdown.indexOf(code)).split('\n').length,
    code,
  }))
}

/** What the app around the snippets provides. */
const surroundings: Record<string, string> = {
  'surroundings.d.ts': `
declare module 'react-router-dom' {
  export const Link: import('react').ComponentType<{ to: string } & import('react').ComponentProps<'a'>>
}
declare module 'next/link' {
  const Link: import('react').ComponentType<{ href: string } & import('react').ComponentProps<'a'>>
  export default Link
}
declare const send: (data: unknown) => Promise<void>
declare const problem: string | undefined
declare const given: { title: string }
declare const viewer: Parameters<typeof import('@plomada/domain').applyRefusal>[0]
declare const offer: Parameters<typeof import('@plomada/domain').applyRefusal>[1]
declare const loadTools: (page: number) => Promise<{ tools: { id: number; name: string; price: number }[]; pages: number }>
declare const LinderoMark: () => import('react').ReactNode
`,
  'ServicesScreen.tsx': 'export default ({ title }: { title: string }) => <h1>{title}</h1>\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
      target: 'es2023',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['react', 'react-dom'],
      typeRoots: ['../../@types'],
    },
    include: ['*.ts', '*.tsx'],
  }),
}

/** Returns what the compiler reports for the snippets, with the README and line of each. */
export function findSnippetProblems(): string[] {
  const folder = path.join(packedFolder, 'snippets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const snippets = publishedPackages.flatMap((name) =>
    extractSnippets(name, readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8')).filter(
      (snippet) => !isTest(snippet),
    ),
  )
  if (snippets.length < 8) return [`found only ${snippets.length} code blocks in the READMEs`]
  for (const [file, text] of Object.entries(surroundings)) writeFileSync(path.join(folder, file), text)
  for (const { file, code } of snippets) {
    // An element after a blank line is a statement of its own. Without an export, the names would be global.
    writeFileSync(path.join(folder, file), `${code.replace(/(?<=\n\n)</g, ';<')}\nexport {}\n`)
  }
  const { status, stdout, error } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8' },
  )
  if (error) throw error
  if (status === 0) return []
  return stdout
    .trim()
    .split('\n')
    .map((text) => {
      const [, file, line = '0', message] = /^([\w-]+\.tsx?)\((\d+),\d+\): (.*)$/.exec(text) ?? []
      const snippet = snippets.find((one) => one.file === file)
      if (!snippet) return text
      const name = file?.replace(/-\d+\.tsx?$/, '')
      return `packages/${name}/README.md:${snippet.line + Number(line) - 1}: ${message}`
    })
}
