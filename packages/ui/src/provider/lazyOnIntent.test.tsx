import { act, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { beforeAll, expect, test, vi } from 'vitest'
import { Button } from '../base/Button/Button.tsx'
import { lazyOnIntent } from './lazyOnIntent.ts'

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <Button onClick={() => setCount(count + 1)}>{`Van ${count}`}</Button>
}

const load = vi.fn<() => Promise<{ default: typeof Counter }>>(async () => ({ default: Counter }))
const screen = () => {
  const Late = lazyOnIntent(load)
  return (
    <Suspense>
      <Late start={3} />
    </Suspense>
  )
}

/** What a server sends, where there is no document. */
const onServer = async () => {
  const { document } = globalThis
  vi.stubGlobal('document', undefined)
  const { prelude } = await prerender(screen())
  vi.stubGlobal('document', document)
  return new Response(prelude).text()
}

test('a screen that came as HTML fetches its code when somebody is about to use it, and is then alive', async () => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = await onServer()
  const button = box.querySelector('button')
  expect(button?.textContent).toBe('Van 3')
  load.mockClear()

  const complain = vi.fn<(error: unknown) => void>()
  const root = await act(async () => hydrateRoot(box, screen(), { onRecoverableError: complain }))
  await act(async () => document.dispatchEvent(new Event('scroll')))
  expect(load).not.toHaveBeenCalled()

  await act(async () => button?.dispatchEvent(new Event('pointerover', { bubbles: true })))
  expect(load).toHaveBeenCalledOnce()
  await act(async () => button?.click())
  expect(box.querySelector('button')).toBe(button)
  expect(button?.textContent).toBe('Van 4')
  expect(complain).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
