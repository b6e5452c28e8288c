import { virtual } from '@guidepup/virtual-screen-reader'
import { composeStory, type Meta, type StoryFn } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
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

const nameOf = ([file, module]: [string, Module]) => module.default.title.split('/').at(-1) ?? file
const components = new Map(Object.entries(modules).map((entry) => [nameOf(entry), entry[1]]))

/** Renders the first story of a component and reads it to its end. */
async function speechOf(module: Module): Promise<string[]> {
  const [first] = Object.entries(module).flatMap(([key, story]) => (key === 'default' ? [] : story))
  const Story = composeStory(module['Default'] ?? first ?? {}, module.default)
  render(
    <PlomadaProvider>
      <Story />
    </PlomadaProvider>,
  )
  try {
    return await read()
  } finally {
    cleanup()
  }
}

// Each component is read once, in whichever order the tests run.
const spoken = new Map<string, Promise<string[]>>()
const say = (name: string, module: Module) => {
  const lines = spoken.get(name) ?? speechOf(module)
  spoken.set(name, lines)
  return lines
}

test.each([...components])('%s is read to its end', async (name, module) => {
  expect((await say(name, module)).length).toBeLessThan(LONGEST)
})

test('what a reader says of the first story of every component is what was recorded', async () => {
  expect(components.size).toBe(Object.keys(modules).length)
  const all: [string, string[]][] = []
  for (const [name, module] of components) all.push([name, await say(name, module)])
  const sorted = all.toSorted(([one], [other]) => (one < other ? -1 : 1))
  // Where it differs on purpose: run with `--update` and read the difference, as with any picture.
  await expect(`${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`).toMatchFileSnapshot(
    '../../speech.json',
  )
}, 120_000)
