import { cleanup, render } from '@testing-library/react'
import { isValidElement } from 'react'
import { type MessageOverrides, PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/esAR.ts'
import type { MessageTemplate } from '../../messages/formatMessage.ts'
import type { Messages } from '../../messages/messages.ts'
import { createStoryElements, storyFiles } from '../storyElements.tsx'
import { stubBrowser } from '../jsdom/stubBrowser.ts'

const [START, END] = ['⟪', '⟫']
const mark = (text: string) => (text.startsWith(START) ? text : `${START}${text}${END}`)
const marked = new RegExp(`${START}([^${END}]*)${END}`, 'g')

/** Overrides every text with itself between brackets. */
const markingOverrides: MessageOverrides = new Proxy<Record<string, string>>(
  {},
  { get: (_, text) => (typeof text === 'string' && text.trim() !== '' ? mark(text) : undefined) },
)

const label = (template: MessageTemplate): MessageTemplate =>
  typeof template === 'string' ? `general: ${template}` : { other: `general: ${template.other}` }

/** Messages of the general components, which differ from every text of the marketplace. */
const labeledMessages: Messages = {
  ...esAR,
  ...Object.fromEntries(Object.entries(esAR).map(([key, template]) => [key, label(template)])),
}

const attributes = ['aria-label', 'aria-roledescription', 'placeholder', 'title', 'alt', 'data-label']

/** Returns the texts of an element that users see or hear, of its attributes too. */
function collectTexts(root: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll('*'))
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.trim()).filter(Boolean)
}

/** Story files of the marketplace with their loaders. */
export const marketplaceStories = Object.entries(storyFiles).filter(
  ([path]) => !/^\.\.\/(base|form|filter|layout|navigation|provider|marketplace)\//.test(path),
)

type Load = (typeof marketplaceStories)[number][1]

/** Returns the texts that a story passes to its component directly or in elements, not in data. */
const getOwnTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(getOwnTexts)
  return isValidElement<object>(value) ? Object.values(value.props).flatMap(getOwnTexts) : []
}

/** Returns the stories to render: of a screen the first, of a component those that do not compose a page. */
const selectStories = (path: string, file: Awaited<ReturnType<Load>>) =>
  createStoryElements(file).filter(([, , { parameters }], index) =>
    path.startsWith('../../screens/') ? index === 0 : parameters['layout'] !== 'fullscreen',
  )

/** Renders the stories of a file and returns their texts that pass and that bypass the overrides. */
export async function readStories(path: string, load: Load) {
  stubBrowser()
  const passed = new Set<string>()
  const bypassed = new Set<string>()
  for (const [, story, { args }] of selectStories(path, await load())) {
    const ownTexts = new Set(Object.values(args).flatMap(getOwnTexts))
    const { baseElement } = render(
      <PlomadaProvider overrides={markingOverrides} messages={labeledMessages}>
        {story}
      </PlomadaProvider>,
    )
    for (const text of collectTexts(baseElement)) {
      const sources = [...text.matchAll(marked)].map(([, source = '']) => source)
      if (sources.length === 0 && !ownTexts.has(text)) bypassed.add(text)
      for (const source of sources) passed.add(source)
    }
    cleanup()
  }
  return { passed, bypassed }
}
