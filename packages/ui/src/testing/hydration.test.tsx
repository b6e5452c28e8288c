import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { elementsOf, storyFiles } from './everyStory.tsx'
import { withoutStacks } from './withoutStacks.ts'

const browserOnly = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'location',
]

/** What a server sends: nothing of the browser is there while it is written. */
const onServer = (element: ReactElement) => {
  for (const name of browserOnly) vi.stubGlobal(name, undefined)
  try {
    return renderToString(element)
  } finally {
    vi.unstubAllGlobals()
  }
}

/** What React complains of while it takes over a server's markup. */
const complaintsOf = async (element: ReactElement) => {
  const complaints: string[] = []
  const box = document.createElement('div')
  box.innerHTML = onServer(element)
  document.body.append(box)
  const said = vi
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => void complaints.push(words.map(String).join(' ')))
  const root = await act(async () =>
    hydrateRoot(box, element, { onRecoverableError: (error) => complaints.push(String(error)) }),
  )
  await act(async () => root.unmount())
  said.mockRestore()
  box.remove()
  return complaints
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  // jsdom has no dialogs, no scrolling and no observers; none of them is what is tested here.
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
  })
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList // unread rest
  Element.prototype.scrollBy = () => {}
  Element.prototype.scrollTo = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

// A file has up to twenty stories, and a screen is large.
describe('the markup of a server', { timeout: 120_000 }, () => {
  it.each(Object.entries(storyFiles))(
    'is taken over without a word in every story of %s',
    async (_, load) => {
      for (const [name, element] of elementsOf(await load())) {
        const complaints = await withoutStacks(() => complaintsOf(element))
        // Hydrated again, so that the report names the components.
        const told = complaints.length > 0 ? await complaintsOf(element) : []
        expect.soft(told.length > 0 ? told : complaints, name).toEqual([])
      }
    },
  )
})
