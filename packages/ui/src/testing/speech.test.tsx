import { virtual } from '@guidepup/virtual-screen-reader'
import { composeStory, type Meta, type StoryFn } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlomadaProvider } from '../provider/index.ts'

/** A reader gives up here: longer than any component, shorter than forever. */
const LONGEST = 400

type Module = { default: Meta & { title: string } } & Record<string, StoryFn>
const modules = import.meta.glob<Module>(['../**/*.stories.tsx', '!../screens/**'], { eager: true })

// What a browser has and jsdom has not; none of it is spoken.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.IntersectionObserver ??= class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
}
Element.prototype.scrollBy ??= () => undefined
Element.prototype.scrollTo ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined
window.matchMedia ??= (media) => ({
  media,
  matches: true,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => true,
})

const read = async () => {
  // An open dialog is all there is to read.
  await virtual.start({
    container: document.querySelector('dialog[open], [role$=dialog]:not(dialog)') ?? document.body,
  })
  try {
    const start = await virtual.lastSpokenPhrase()
    for (let step = 0; step < LONGEST; step += 1) {
      await virtual.next()
      if ((await virtual.lastSpokenPhrase()) === `end of ${start}`) break
    }
    const log = await virtual.spokenPhraseLog()
    // This reader walks through the options of a closed list too, which others leave out.
    return log.filter((line) => !/^((end of )?document$|option, )/.test(line))
  } finally {
    await virtual.stop()
  }
}

const spoken: Record<string, string[]> = {}
afterEach(cleanup)

for (const [file, module] of Object.entries(modules)) {
  const name = module.default.title.split('/').at(-1) ?? file
  test(`${name} is read to its end`, async () => {
    const [first] = Object.entries(module).flatMap(([key, story]) => (key === 'default' ? [] : story))
    const Story = composeStory(module['Default'] ?? first ?? {}, module.default)
    render(
      <PlomadaProvider>
        <Story />
      </PlomadaProvider>,
    )
    spoken[name] = await read()
    expect(spoken[name].length).toBeLessThan(LONGEST)
  })
}

test('what a reader says of the first story of every component is what was recorded', async () => {
  const sorted = Object.entries(spoken).toSorted(([one], [other]) => (one < other ? -1 : 1))
  // Where it differs on purpose: run with `--update` and read the difference, as with any picture.
  await expect(`${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`).toMatchFileSnapshot(
    '../../speech.json',
  )
})
