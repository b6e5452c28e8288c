/** Replaces the exports of modules with 'use client' by references, as bundlers do for server components. */
import { registerHooks } from 'node:module'
import { parseSync } from 'oxc-parser'

const server = import.meta.resolve('react-server-dom-webpack/server.node')

const listExports = (file: string, source: string) =>
  parseSync(file, source).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  )

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    const source = loaded.format === 'module' ? String(loaded.source) : ''
    if (!/^["']use client["']/.test(source)) return loaded
    const references = listExports(url, source).map(
      (name) =>
        `const ${name} = registerClientReference(() => { throw new Error('${name} is on the client') }, '${url}', '${name}')`,
    )
    const names = listExports(url, source).join(', ')
    return {
      ...loaded,
      source: `import { registerClientReference } from '${server}'\n${references.join('\n')}\nexport { ${names} }\n`,
    }
  },
})
