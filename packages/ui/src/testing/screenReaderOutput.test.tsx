import { virtual } from '@guidepup/virtual-screen-reader'
import { composeStory, type Meta, type StoryFn } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlomadaProvider } from '../marketplace/index.ts'
import { getStoryLanguage } from './storyLanguages.ts'

/** Limit of lines per component; a reading that reaches it does not end. */
const MAX_LINES = 500

/** The present of the stories; only `Date` is fixed, because the screen reader waits with timers. */
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-03:00') })

type Module = { default: Meta & { title: string } } & Record<string, StoryFn>
const modules = import.meta.glob<Module>(['../**/*.stories.tsx', '!../screens/**'], { eager: true })

// jsdom lacks these.
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

/** Reads the page, or the open dialog, to its end. */
const read = async () => {
  await virtual.start({
    container: document.querySelector('dialog[open], [role$=dialog]:not(dialog)') ?? document.body,
  })
  try {
    const start = await virtual.lastSpokenPhrase()
    for (let step = 0; step < MAX_LINES; step += 1) {
      await virtual.next()
      if ((await virtual.lastSpokenPhrase()) === `end of ${start}`) break
    }
    const log = await virtual.spokenPhraseLog()
    // The virtual screen reader also reads the options of a closed list, which real ones skip.
    return log.filter((line) => !/^((end of )?document$|option, )/.test(line))
  } finally {
    await virtual.stop()
  }
}

const getName = ([file, module]: [string, Module]) => module.default.title.split('/').at(-1) ?? file
const components = new Map(Object.entries(modules).map((entry) => [getName(entry), entry[1]]))

/** Renders the first story of a component and returns its screen reader output. */
async function readStory(module: Module): Promise<string[]> {
  const [first] = Object.entries(module).flatMap(([key, story]) => (key === 'default' ? [] : story))
  const Story = composeStory(module['Default'] ?? first ?? {}, module.default)
  const { tag: _, ...language } = getStoryLanguage(Story.parameters)
  render(
    <PlomadaProvider {...language}>
      <Story />
    </PlomadaProvider>,
  )
  try {
    // A part that loads late is read when it is there, with the parts that it loads.
    for (let depth = 0; depth < 4; depth += 1) await act(() => vi.dynamicImportSettled())
    return await read()
  } finally {
    cleanup()
  }
}

// Each component is read once for both tests.
const outputs = new Map<string, Promise<string[]>>()
const getOutput = (name: string, module: Module) => {
  const lines = outputs.get(name) ?? readStory(module)
  outputs.set(name, lines)
  return lines
}

test.each([...components])('reads %s to its end', async (name, module) => {
  expect((await getOutput(name, module)).length).toBeLessThan(MAX_LINES)
})

test('the output for the first story of every component matches the snapshot', async () => {
  expect(components.size).toBe(Object.keys(modules).length)
  const all: [string, string[]][] = []
  for (const [name, module] of components) all.push([name, await getOutput(name, module)])
  const sorted = all.toSorted(([one], [other]) => (one < other ? -1 : 1))
  // After an intended change, run with `--update` and review the difference.
  await expect(`${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`).toMatchFileSnapshot(
    '../../screenReaderOutput.json',
  )
}, 120_000)
