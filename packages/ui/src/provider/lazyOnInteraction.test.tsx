import { act, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { beforeAll, expect, test, vi } from 'vitest'
import { Button } from '../base/Button/Button.tsx'
import { lazyOnInteraction } from './lazyOnInteraction.ts'

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <Button onClick={() => setCount(count + 1)}>{`Van ${count}`}</Button>
}

const load = vi.fn<() => Promise<{ default: typeof Counter }>>(async () => ({ default: Counter }))
const screen = () => {
  const Lazy = lazyOnInteraction(load)
  return (
    <Suspense>
      <Lazy start={3} />
    </Suspense>
  )
}

/** Renders the screen as a server does, without `document`. */
const renderOnServer = async () => {
  const { document } = globalThis
  vi.stubGlobal('document', undefined)
  const { prelude } = await prerender(screen())
  vi.stubGlobal('document', document)
  return new Response(prelude).text()
}

test('a server-rendered screen loads its code on the first interaction and then hydrates', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = await renderOnServer()
  const button = container.querySelector('button')
  expect(button?.textContent).toBe('Van 3')
  load.mockClear()

  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(async () => hydrateRoot(container, screen(), { onRecoverableError }))
  await act(async () => document.dispatchEvent(new Event('scroll')))
  expect(load).not.toHaveBeenCalled()

  await act(async () => button?.dispatchEvent(new Event('pointerover', { bubbles: true })))
  expect(load).toHaveBeenCalledOnce()
  await act(async () => button?.click())
  expect(container.querySelector('button')).toBe(button)
  expect(button?.textContent).toBe('Van 4')
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
