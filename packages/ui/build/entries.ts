import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { dist, readImports, read, write } from './files.ts'

/** Returns the public names of an index by the module that declares them. */
const readExports = (file: string) =>
  new Map(readImports(file).map(({ names, from }) => [from.replace(/(\.d)?\.[jt]s$/, ''), names]))

/** Returns the namespaces that the index exports, such as `icons`, with their modules. */
const readNamespaces = () =>
  [...read('index.js').matchAll(/^export \* as (\w+) from "\.\/([^"]+)\.js";$/gm)].map(
    ([, name = '', module = '']) => ({ name, module }),
  )

const isComponent = (name: string) => /^[A-Z]/.test(name)
const isClient = (module: string) => read(`${module}.js`).startsWith('"use client"')

/**
 * Writes an entry point for each component from the two indexes of the build: the component, the other exports of its
 * folder, and the public types that its props use.
 */
export function writeEntries() {
  const values = readExports('index.js')
  const types = readExports('index.d.ts')
  const valueNames = new Set([...values.values()].flat())
  // A module and its declarations can have different names: tsdown numbers files that differ only in case.
  const moduleOfType = new Map(
    [...types].flatMap(([module, names]) => names.map((name) => [name, module] as const)),
  )
  const getFolder = (module: string) => path.posix.dirname(module)
  mkdirSync(path.join(dist, 'entry'), { recursive: true })

  for (const [module, names] of values) {
    for (const component of names.filter(isComponent)) {
      const siblings = [...values].filter(([other]) => getFolder(other) === getFolder(module))
      const namespaces = readNamespaces()
        .filter((namespace) => getFolder(namespace.module) === getFolder(module))
        .map(({ name, module: from }) => `export * as ${name} from "../${from}.js";`)
      const code = [
        ...siblings.map(([other, exported]) => `export { ${exported.join(', ')} } from "../${other}.js";`),
        ...namespaces,
      ]
      const client = siblings.every(([other]) => isClient(other)) ? '"use client";\n' : ''
      write(`entry/${component}.js`, `${client}${code.join('\n')}\n`)

      const own = [...types].flatMap(([other, exported]) =>
        getFolder(other) === getFolder(module) ? exported : [],
      )
      const used = readImports(`${moduleOfType.get(component)}.d.ts`).flatMap((imported) => imported.names)
      const declared = new Map<string, string[]>()
      for (const name of new Set([...own, ...used.filter((type) => !valueNames.has(type))])) {
        const from = moduleOfType.get(name)
        if (from)
          declared.set(from, [...(declared.get(from) ?? []), valueNames.has(name) ? name : `type ${name}`])
      }
      const lines = [...declared].map(
        ([from, declarations]) => `export { ${declarations.join(', ')} } from "../${from}.js";`,
      )
      write(`entry/${component}.d.ts`, `${[...lines, ...namespaces].join('\n')}\n`)
    }
  }
}

// Except the hooks that work in a server component.
const callsHook = /(?<!\w)use(?!Id\(|Memo\(|Callback\(|DebugValue\()[A-Z]\w*\(/
const createsHandler = /\bon[A-Z]\w*: (?:\(|async\b|\w+ =>)/

/**
 * Returns the public modules without 'use client' that a server component cannot render: they have state or create event
 * handlers. Modules that only pass on functions from their props work on both sides.
 */
export const listModulesWithoutDirective = () =>
  [...readExports('index.js').keys(), ...readExports('form/index.js').keys()].filter((module) => {
    const code = read(`${module}.js`)
    return (callsHook.test(code) || createsHandler.test(code)) && !isClient(module)
  })
