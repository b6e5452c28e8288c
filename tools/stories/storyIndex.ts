import { readFileSync } from 'node:fs'
import path from 'node:path'
import { storybookFolder } from './paths.ts'

/** A story as the index of the built Storybook lists it. */
export interface Story {
  /** `base-button--pending` */
  id: string
  /** `Base/Control/Button` */
  title: string
  name: string
  tags: string[]
  /** `./packages/ui/src/base/Button/Button.stories.tsx` */
  importPath: string
}

interface Index {
  entries: Record<string, Story & { type: 'story' | 'docs' }>
}

/** Returns the stories of the built Storybook whose id matches the pattern, in the order of the sidebar. */
export function listStories(pattern = ''): Story[] {
  const text = readFileSync(path.join(storybookFolder, 'index.json'), 'utf8')
  const { entries } = JSON.parse(text) as Index // written by Storybook
  const isWanted = new RegExp(pattern)
  return Object.values(entries).filter(({ type, id }) => type === 'story' && isWanted.test(id))
}

/** Returns true for a story that shows a whole page of the product. */
export const isScreen = ({ tags }: Story): boolean => tags.includes('screen')

const firstOfEach = (stories: readonly Story[], kindOf: (story: Story) => string): Set<string> => {
  const first = new Map<string, string>()
  for (const story of stories) {
    const kind = isScreen(story) ? kindOf(story) : story.id
    if (!first.has(kind)) first.set(kind, story.id)
  }
  return new Set(first.values())
}

/**
 * Returns the ids of the stories whose pictures, focus and forced colors are checked. A screen is composed of components
 * that are checked one by one, so it is checked once on a desk and once on a phone; its other states are only rendered,
 * played and checked by axe.
 */
export const idsWithFocusChecks = (stories: readonly Story[]): Set<string> =>
  firstOfEach(stories, ({ title, id }) => `${title} ${id.includes('phone')}`)

/** Returns the ids of the stories that are looked at in every window: of each screen one, as it is resized. */
export const idsWithLayoutChecks = (stories: readonly Story[]): Set<string> =>
  firstOfEach(stories, ({ title }) => title)

/** Returns the items in an order that depends on the seed alone. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const shuffled = [...items]
  let state = seed >>> 0
  const random = () => {
    // Mulberry32: small, and good enough for an order.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [shuffled[last], shuffled[other]]
    if (a === undefined || b === undefined) continue
    shuffled[last] = b
    shuffled[other] = a
  }
  return shuffled
}
