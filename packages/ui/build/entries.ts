import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { dist, importsOf, read, write } from './files.ts'

/** Public names, by the module that makes them. */
const modulesOf = (file: string) =>
  new Map(importsOf(file).map(({ names, from }) => [from.replace(/(\.d)?\.[jt]s$/, ''), names]))

/** Namespaces that the index shows, such as `icons`, with the module that each one is. */
const namespaces = () =>
  [...read('index.js').matchAll(/^export \* as (\w+) from "\.\/([^"]+)\.js";$/gm)].map(
    ([, name = '', module = '']) => ({ name, module }),
  )

const isComponent = (name: string) => /^[A-Z]/.test(name)
const isClient = (module: string) => read(`${module}.js`).startsWith('"use client"')

/**
 * One door for each component, written from the two indexes of the build: the component, what else its folder offers,
 * and the public types that its props speak of.
 */
export function writeEntries() {
  const values = modulesOf('index.js')
  const types = modulesOf('index.d.ts')
  const isValue = new Set([...values.values()].flat())
  // A module and its declarations may differ by a number, where two names differ by a capital only.
  const makerOf = new Map(
    [...types].flatMap(([module, names]) => names.map((name) => [name, module] as const)),
  )
  const folderOf = (module: string) => path.posix.dirname(module)
  mkdirSync(path.join(dist, 'entry'), { recursive: true })

  for (const [module, names] of values) {
    for (const component of names.filter(isComponent)) {
      const neighbours = [...values].filter(([other]) => folderOf(other) === folderOf(module))
      const whole = namespaces()
        .filter((one) => folderOf(one.module) === folderOf(module))
        .map(({ name, module: from }) => `export * as ${name} from "../${from}.js";`)
      const code = [
        ...neighbours.map(([other, own]) => `export { ${own.join(', ')} } from "../${other}.js";`),
        ...whole,
      ]
      const client = neighbours.every(([other]) => isClient(other)) ? '"use client";\n' : ''
      write(`entry/${component}.js`, `${client}${code.join('\n')}\n`)

      const own = [...types].flatMap(([maker, made]) => (folderOf(maker) === folderOf(module) ? made : []))
      const spoken = importsOf(`${makerOf.get(component)}.d.ts`).flatMap((one) => one.names)
      const declared = new Map<string, string[]>()
      for (const name of new Set([...own, ...spoken.filter((one) => !isValue.has(one))])) {
        const maker = makerOf.get(name)
        if (maker)
          declared.set(maker, [...(declared.get(maker) ?? []), isValue.has(name) ? name : `type ${name}`])
      }
      const lines = [...declared].map(
        ([maker, made]) => `export { ${made.join(', ')} } from "../${maker}.js";`,
      )
      write(`entry/${component}.d.ts`, `${[...lines, ...whole].join('\n')}\n`)
    }
  }
}

// These few hooks work in a server component.
const keepsState = /(?<!\w)use(?!Id\(|Memo\(|Callback\(|DebugValue\()[A-Z]\w*\(/
const makesHandler = /\bon[A-Z]\w*: (?:\(|async\b|\w+ =>)/

/**
 * Public modules that a server component could not draw, and that do not say so: they keep state or hand a function of
 * their own to the browser. What only passes on a function that it was given works on both sides.
 */
export const withoutDirective = () =>
  [...modulesOf('index.js').keys(), ...modulesOf('form/index.js').keys()].filter((module) => {
    const code = read(`${module}.js`)
    return (keepsState.test(code) || makesHandler.test(code)) && !isClient(module)
  })
