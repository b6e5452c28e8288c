/** The parts of React's protocol for server components that the check uses. The package has no types. */
declare module 'react-server-dom-webpack/server.node' {
  import type { Readable, Writable } from 'node:stream'
  import type { ReactNode } from 'react'

  interface ClientModule {
    id: string
    chunks: string[]
    name: string
  }
  export function renderToPipeableStream(
    model: ReactNode,
    clientModules: Record<string, ClientModule>,
    options?: { onError: (error: unknown) => void },
  ): { pipe: (destination: Writable) => Readable }
}

declare module 'react-server-dom-webpack/client.node' {
  import type { Readable } from 'node:stream'
  import type { ReactNode } from 'react'

  interface ClientModule {
    id: string
    chunks: string[]
    name: string
  }
  export function createFromNodeStream(
    stream: Readable,
    manifest: {
      moduleMap: Record<string, Record<string, ClientModule>>
      moduleLoading: null
      serverModuleMap: null
    },
  ): Promise<ReactNode>
}
