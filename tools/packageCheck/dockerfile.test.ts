import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Lists the folders of the workspace packages that a package needs at runtime. */
function listDependencies(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
    dependencies?: Record<string, string>
  }
  const own = Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@plomada/') ? [name.replace('@plomada', 'packages')] : [],
  )
  return [...new Set([...own, ...own.flatMap(listDependencies)])]
}

test('the container image contains the sources of every package that the server needs', () => {
  const dockerfile = read('deploy/Dockerfile')
  const needed = listDependencies('apps/api')
  expect(needed).toContain('packages/domain')
  for (const folder of needed) {
    expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/\n`)
    expect(dockerfile).toContain(`COPY ${folder}/src ${folder}/src\n`)
  }
})
