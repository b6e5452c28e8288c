/** Reads the payload of a page of server components from standard input and writes its HTML. */
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement, use } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createFromNodeStream } from 'react-server-dom-webpack/client.node'
import { listClientModules } from './payload.ts'

const payload = await text(process.stdin)
const modules = new Map<string, unknown>()
for (const id of listClientModules(payload)) modules.set(id, await import(id))
Object.assign(globalThis, { __webpack_require__: (id: string) => modules.get(id) })

const page = createFromNodeStream(Readable.from([Buffer.from(payload)]), {
  moduleMap: new Proxy({}, { get: (_, id) => ({ '*': { id: String(id), chunks: [], name: '' } }) }),
  moduleLoading: null,
  serverModuleMap: null,
})
const { prelude } = await prerenderToNodeStream(createElement(() => use(page)))
prelude.pipe(process.stdout)
