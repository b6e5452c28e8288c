import { type ComponentType, lazy, useState } from 'react'
import { outOfReach } from '../data/send.ts'
import { awaitPage } from './pending.ts'

/** What an address says: the parts of its path and its query. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** A page whose code arrives when it is opened, or sooner when somebody is about to open it. */
export interface LatePage {
  Page: ComponentType
  /** Fetches the code and, for an address, what the page will read there. */
  prefetch: (address?: Address) => Promise<void>
}

interface PageModule {
  /** Asks for what the page will read, so that it is there when the page opens. */
  prefetch?: (address: Address) => void
}

/** Declares a page by its module and the name of its component there. */
export function latePage<Name extends string>(
  load: () => Promise<PageModule & Record<Name, ComponentType>>,
  name: Name,
): LatePage {
  let arrived: ComponentType | undefined
  const fetchPage = async () => {
    const module = await load()
    const Component: ComponentType = module[name]
    arrived = Component
    return { Component, ask: module.prefetch }
  }
  const makeLate = (): ComponentType =>
    lazy(() =>
      awaitPage(
        fetchPage().then(
          ({ Component }) => ({ default: Component }),
          (cause: unknown) => {
            // React remembers what did not arrive: the next try needs another one.
            Late = makeLate()
            throw Object.assign(outOfReach(), { cause })
          },
        ),
      ),
    )
  let Late = makeLate()
  const Page = () => {
    // Code that is there is drawn at once: even a settled promise would show the waiting page first. Chosen once, or
    // the page would begin anew when the other one arrives.
    const [{ Shown }] = useState(() => ({ Shown: arrived ?? Late }))
    return <Shown />
  }
  const prefetch = async (address?: Address) => {
    const { ask } = await fetchPage()
    if (address) ask?.(address)
  }
  return { Page, prefetch }
}
