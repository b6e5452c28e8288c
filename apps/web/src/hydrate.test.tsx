import { lazy, Suspense, useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { hydrate } from './hydrate.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const early = (recorded: Partial<typeof window.early>): typeof window.early => ({
  button: null,
  fields: new Map(),
  hasInteraction: true,
  preload: () => {},
  ended: new AbortController(),
  ...recorded,
})

it('repeats a click on the same one of several buttons of a name, which React has rendered again', async () => {
  // React reports the markup that differs.
  const onError = (event: Event) => event.preventDefault()
  addEventListener('error', onError)
  const root = document.createElement('div')
  const name = 'Postular'
  root.innerHTML = `<button>${name}</button><button>${name}</button>`
  document.body.append(root)
  const [, second] = root.querySelectorAll('button')
  const applied = vi.fn<(offer: string) => void>()
  window.early = early({ button: second ?? null })
  // Other markup than the server's.
  hydrate(
    root,
    <main>
      {['first', 'second'].map((offer) => (
        <button key={offer} type="button" onClick={() => applied(offer)}>
          {name}
        </button>
      ))}
    </main>,
  )
  await expect.poll(() => applied.mock.calls).toEqual([['second']])
  removeEventListener('error', onError)
})

const Search = () => {
  const [text, setText] = useState('')
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  )
}

it('keeps what is typed between the hydration of a field and the repetition of what was typed before', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  const root = document.createElement('div')
  root.innerHTML = '<input value=""><output></output>'
  document.body.append(root)
  const [field, output] = [root.querySelector('input'), root.querySelector('output')]
  if (!field) throw new Error('The server has rendered no field.')
  field.value = 'Camb'
  window.early = early({ fields: new Map([[field, { value: 'Camb' }]]) })
  hydrate(root, <Search />)
  await expect.poll(() => Object.keys(field).some((key) => key.startsWith('__react'))).toBe(true)
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: 'i' }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${field.value}i`)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'i' }))
  for (const frame of frames) frame(0)
  await expect.poll(() => output?.textContent).toBe('Cambi')
})

it('repeats a click on a button whose code arrives right after it', async () => {
  const timers: (() => void)[] = []
  const root = document.createElement('div')
  root.innerHTML = '<!--$--><button type="button">Postular</button><!--/$-->'
  document.body.append(root)
  const button = root.querySelector('button')
  const applied = vi.fn<() => void>()
  const code = Promise.withResolvers<{ default: () => ReactNode }>()
  const Apply = lazy(() => code.promise)
  window.early = early({})
  hydrate(
    root,
    <Suspense>
      <Apply />
    </Suspense>,
  )
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void) => timers.push(run)) as never)
  button?.click()
  code.resolve({
    default: () => (
      <button type="button" onClick={applied}>
        {'Postular'}
      </button>
    ),
  })
  const isHydrated = () => Object.keys(button ?? {}).some((key) => key.startsWith('__react'))
  await expect.poll(isHydrated).toBe(true)
  await expect
    .poll(() => {
      for (const run of timers.splice(0)) run()
      return applied.mock.calls.length
    })
    .toBe(1)
})
