/** Chooses the stories that a change can affect. */
import { measureDistances, type Graph } from './graph.ts'
import type { StoryFile } from './repository.ts'

export interface ChosenStories {
  files: string[]
  ids: string[]
  /** Number of affected components whose stories are not run. */
  leftOut: number
  /** Whether the change affects every component. */
  reachesAll: boolean
}

/** Returns the folder of a component, with its source, styles and stories. */
export const getComponentFolder = (file: string): string | undefined =>
  /^packages\/ui\/src\/[a-z]+\/[A-Z]\w*\//.exec(file)?.[0]

const reachesEverything = (file: string) =>
  /^packages\/ui\/src\/(theme|provider)\//.test(file) || /^\.storybook\/(preview\.tsx|toolbar\/)/.test(file)

const isRendered = (file: string) => !/\.test\.tsx?$/.test(file)

/** Returns all files of the changed components, so that a changed style sheet counts as a changed component. */
function listComponentFiles(changed: readonly string[], graph: Graph) {
  const folders = new Set(changed.map(getComponentFolder).filter((folder) => folder !== undefined))
  const siblings = [...graph.exports.keys()].filter((file) => folders.has(getComponentFolder(file) ?? ''))
  return { folders, seeds: [...new Set([...changed, ...siblings])] }
}

/**
 * Returns all stories of each changed component, and the first story of components that use it directly (for shared
 * code: within two imports), the nearest first, up to a limit.
 */
export function chooseStories(
  changed: readonly string[],
  graph: Graph,
  stories: readonly StoryFile[],
  limit: number,
): ChosenStories {
  const firstOf = ({ ids }: StoryFile) => ids.slice(0, 1)
  if (changed.some((file) => reachesEverything(file) && isRendered(file))) {
    const ids = stories.flatMap(firstOf)
    return { files: stories.map(({ file }) => file), ids, leftOut: 0, reachesAll: true }
  }
  const rendered = changed.filter(isRendered)
  const { folders, seeds } = listComponentFiles(rendered, graph)
  const touched = stories.filter(
    ({ file }) => rendered.includes(file) || folders.has(getComponentFolder(file) ?? file),
  )
  const reach = folders.size > 0 ? 1 : 2
  const distances = measureDistances(seeds, graph.importers, reach)
  const rank = ({ file }: StoryFile) => {
    const folder = getComponentFolder(file)
    const own = [...distances].filter(([one]) => folder !== undefined && getComponentFolder(one) === folder)
    const nearest = Math.min(...own.filter(([one]) => one !== file).map(([, distance]) => distance))
    // Components that use the changed one only in their stories come last.
    return Math.min(nearest, (distances.get(file) ?? Infinity) + reach)
  }
  const near = stories
    .filter((story) => !touched.includes(story))
    .map((story) => ({ story, rank: rank(story) }))
    .filter((one) => Number.isFinite(one.rank))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ story }) => story)
  const own = touched.flatMap(({ ids }) => ids)
  const kept = near.slice(0, Math.max(0, limit - own.length))
  return {
    files: [...touched, ...kept].map(({ file }) => file),
    ids: [...own, ...kept.flatMap(firstOf)],
    leftOut: near.length - kept.length,
    reachesAll: false,
  }
}
