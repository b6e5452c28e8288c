import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from './jsdom/stubBrowser.ts'
import { createStoryElements, storyFiles } from './storyElements.tsx'
import { withoutStackTraces } from './withoutStackTraces.ts'

const browserOnly = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'location',
]

/** Renders an element without the globals of a browser. */
const renderOnServer = (element: ReactElement) => {
  for (const name of browserOnly) vi.stubGlobal(name, undefined)
  try {
    return renderToString(element)
  } finally {
    vi.unstubAllGlobals()
  }
}

/** Returns the errors that React logs while it hydrates the markup of a server. */
const findHydrationErrors = async (element: ReactElement) => {
  const errors: string[] = []
  const box = document.createElement('div')
  box.innerHTML = renderOnServer(element)
  document.body.append(box)
  const consoleError = vi
    .spyOn(console, 'error')
    .mockImplementation((...args: unknown[]) => void errors.push(args.map(String).join(' ')))
  const root = await act(async () =>
    hydrateRoot(box, element, {
      // `renderToString` cannot wait for lazy parts; the web app, which can, has a journey for them.
      onRecoverableError: (error) =>
        String(error).includes('does not support Suspense') || errors.push(String(error)),
    }),
  )
  await act(async () => root.unmount())
  consoleError.mockRestore()
  box.remove()
  return errors
}

beforeAll(stubBrowser)

describe('the markup of a server', () => {
  it.each(Object.entries(storyFiles))('hydrates without an error in every story of %s', async (_, load) => {
    for (const [name, element] of createStoryElements(await load())) {
      const errors = await withoutStackTraces(() => findHydrationErrors(element))
      // Hydrated again, so that the report names the components.
      const detailed = errors.length > 0 ? await findHydrationErrors(element) : []
      expect.soft(detailed.length > 0 ? detailed : errors, name).toEqual([])
    }
  })
})
