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

/** Lists the stories of the built Storybook whose id matches a pattern, in the order of the sidebar. */
export function listStories(pattern = ''): Story[] {
  const text = readFileSync(path.join(storybookFolder, 'index.json'), 'utf8')
  const { entries } = JSON.parse(text) as Index // written by Storybook
  const isWanted = new RegExp(pattern)
  return Object.values(entries).filter(({ type, id }) => type === 'story' && isWanted.test(id))
}

/** Returns whether a story shows a whole page of the product. */
export const isScreen = ({ tags }: Story): boolean => tags.includes('screen')

const getFirstIds = (stories: readonly Story[], kindOf: (story: Story) => string): Set<string> => {
  const first = new Map<string, string>()
  for (const story of stories) {
    const kind = isScreen(story) ? kindOf(story) : story.id
    if (!first.has(kind)) first.set(kind, story.id)
  }
  return new Set(first.values())
}

/**
 * Returns the ids of the stories whose pictures, focus and forced colors are checked: every story of a component, and of
 * each screen one for desktop and one for the phone. The other states of a screen are only rendered, played and checked
 * with axe, because their components have stories.
 */
export const getIdsWithFocusChecks = (stories: readonly Story[]): Set<string> =>
  getFirstIds(stories, ({ title, id }) => `${title} ${id.includes('phone')}`)

/** Returns the ids of the stories whose layout is checked: every story of a component, and the first of each screen. */
export const getIdsWithLayoutChecks = (stories: readonly Story[]): Set<string> =>
  getFirstIds(stories, ({ title }) => title)

/** Returns the ids of the stories whose layout is checked in every size: the first of each component and screen. */
export const getIdsWithCompleteLayout = (stories: readonly Story[]): Set<string> =>
  new Set([...Map.groupBy(stories, ({ title }) => title).values()].flatMap(([first]) => first?.id ?? []))

/**
 * Returns whether a story shows a component again in another window or language. The first story of each component is
 * checked in all windows, right to left and with longer text.
 */
export const isVariant = ({ id }: Story): boolean =>
  /-(?:on-a-phone|on-phone|on-a-tablet|right-to-left|english)$/.test(id)

/** Returns whether a story is only visited in `test:all`, like a journey with this tag. */
export const isForAll = ({ tags }: Story): boolean => tags.includes('all')
