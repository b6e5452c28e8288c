import { expect, it, vi } from 'vitest'
import { hydrate } from './hydrate.ts'

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
  window.early = {
    button: second ?? null,
    fields: new Map(),
    hasInteraction: true,
    preload: () => {},
    ended: new AbortController(),
  }
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
  await vi.waitFor(() => expect(applied).toHaveBeenCalledExactlyOnceWith('second'), { timeout: 60_000 })
  removeEventListener('error', onError)
})
