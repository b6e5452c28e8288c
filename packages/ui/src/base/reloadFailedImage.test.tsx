import { act, createRef, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PlomadaProvider } from '../marketplace/index.ts'
import { esAR } from '../messages/index.ts'
import { stubBrowser } from '../testing/jsdom/stubBrowser.ts'
import { Avatar } from './Avatar/Avatar.tsx'
import { Photo } from './Photo/Photo.tsx'

const src = '/image/12'
let root: Root | undefined
let box: HTMLElement | undefined

beforeAll(stubBrowser)
afterEach(async () => {
  await act(async () => root?.unmount())
  box?.remove()
})

/** State of an image whose events were before hydration. */
interface LoadState {
  complete: boolean
  naturalWidth: number
  /** Event after each change of `src`, which starts the load again. */
  outcome: 'load' | 'error'
}

/** Hydrates server markup whose image is in a state. jsdom loads no images. */
async function hydrate(element: ReactElement, { complete, naturalWidth, outcome }: LoadState) {
  const page = <PlomadaProvider messages={esAR}>{element}</PlomadaProvider>
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  box = container
  const image = container.querySelector('img')
  if (!image) throw new Error('There is no image.')
  Object.defineProperties(image, { complete: { value: complete }, naturalWidth: { value: naturalWidth } })
  const loads = new MutationObserver(() => image.dispatchEvent(new Event(outcome)))
  loads.observe(image, { attributeFilter: ['src'] })
  await act(async () => {
    root = hydrateRoot(container, page)
  })
  return container
}

const failed: LoadState = { complete: true, naturalWidth: 0, outcome: 'error' }

describe.each<[string, ReactElement, string]>([
  ['Photo', <Photo key="photo" src={src} alt="Cocina" />, 'Sin foto'],
  ['Avatar', <Avatar key="avatar" name="Daniela Suárez" photo={src} />, 'DS'],
])('%s on a server-rendered page', (_, element, fallback) => {
  test('shows its fallback for an image that failed before hydration', async () => {
    const { textContent } = await hydrate(element, failed)
    expect(textContent).toContain(fallback)
  })

  test.each<[string, LoadState]>([
    ['has loaded', { complete: true, naturalWidth: 160, outcome: 'load' }],
    ['has loaded without an intrinsic width', { complete: true, naturalWidth: 0, outcome: 'load' }],
    ['has not begun to load', { complete: false, naturalWidth: 0, outcome: 'error' }],
  ])('keeps an image that %s', async (__, state) => {
    const page = await hydrate(element, state)
    expect(page.querySelector('img')?.getAttribute('src')).toBe(src)
    expect(page.textContent).not.toContain(fallback)
  })
})

test('Photo sets the ref of the caller when an image failed before hydration', async () => {
  const ref = createRef<HTMLSpanElement>()
  const page = await hydrate(<Photo ref={ref} src={src} alt="Cocina" />, failed)
  expect(ref.current).not.toBeNull()
  expect(ref.current).toBe(page.firstElementChild)
})
