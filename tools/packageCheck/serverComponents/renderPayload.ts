/**
 * Imports every component of the packed package as a server component does, and writes the payload of a page with some of
 * them. Runs with `--conditions=react-server`. Arguments: the folder of the entry points, then the components.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ComponentType } from 'react'
import { renderToPipeableStream } from 'react-server-dom-webpack/server.node'
import './clientReferences.ts'
import { createPage } from './page.ts'

type Exports = Record<string, ComponentType<Record<string, unknown>>>
const [folder = '', ...components] = process.argv.slice(2)

async function load(name: string) {
  const exports = (await import(pathToFileURL(path.join(folder, `${name}.js`)).href)) as Exports
  const component = exports[name]
  if (!component) throw new Error(`${name}.js does not export ${name}.`)
  return component
}

for (const name of components) await load(name)

/** Finds the reference to an export of a client module by its id, `module#name`. */
const clientModules = new Proxy<Parameters<typeof renderToPipeableStream>[1]>(
  {},
  {
    get: (_, id) => {
      const [module = '', name = ''] = String(id).split('#')
      return { id: module, chunks: [], name }
    },
  },
)
const stream = renderToPipeableStream(await createPage(load), clientModules, {
  onError: (error) => {
    console.error(error)
    process.exitCode = 1
  },
})
stream.pipe(process.stdout)
