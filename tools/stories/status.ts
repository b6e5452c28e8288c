import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ComponentStatus } from '../../.storybook/docs/status.ts'
import { root } from './paths.ts'
import { isScreen, type Story } from './storyIndex.ts'
import type { Visit } from './visit.ts'

const statusFile = path.join(root, 'packages/ui/status.json')

const storiesWithGuide = () => {
  const folder = path.join(root, 'packages/ui/src')
  return new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .filter((file) => /\bguide\b/.test(readFileSync(path.join(folder, file), 'utf8')))
      .map((file) => `./packages/ui/src/${file}`),
  )
}

function describeComponents(stories: readonly Story[], visits: readonly Visit[]): string {
  const guided = storiesWithGuide()
  const stops = new Map(visits.map(({ id, stops: count = 0 }) => [id, count]))
  const isComponent = (story: Story) => story.importPath.startsWith('./packages/ui/src/') && !isScreen(story)
  const byComponent = Object.groupBy(
    stories.filter(isComponent),
    ({ title }) => title.split('/').at(-1) ?? title,
  )
  const status: Record<string, ComponentStatus> = {}
  for (const name of Object.keys(byComponent).toSorted()) {
    const componentStories = byComponent[name] ?? []
    status[name] = {
      page: componentStories[0]?.id.split('--')[0] ?? '',
      stories: componentStories.length,
      isInteractive: componentStories.some(({ tags }) => tags.includes('interactive')),
      hasTabStops: componentStories.some(({ id }) => (stops.get(id) ?? 0) > 0),
      hasGuide: componentStories.some(({ importPath }) => guided.has(importPath)),
    }
  }
  return `${JSON.stringify(status, null, 2)}\n`
}

/** Writes packages/ui/status.json; returns true when it has changed. */
export function updateStatus(stories: readonly Story[], visits: readonly Visit[]): boolean {
  const text = describeComponents(stories, visits)
  if (existsSync(statusFile) && readFileSync(statusFile, 'utf8') === text) return false
  writeFileSync(statusFile, text)
  return true
}

/** Returns the components whose committed status differs from this run. */
export function findStaleStatus(stories: readonly Story[], visits: readonly Visit[]): string[] {
  const committed = JSON.parse(readFileSync(statusFile, 'utf8')) as Record<string, ComponentStatus> // written above
  const found = JSON.parse(describeComponents(stories, visits)) as Record<string, ComponentStatus> // from this run
  const names = new Set([...Object.keys(committed), ...Object.keys(found)])
  return [...names]
    .filter((name) => JSON.stringify(committed[name]) !== JSON.stringify(found[name]))
    .map((name) => `${name}: ${JSON.stringify(committed[name])}, found ${JSON.stringify(found[name])}`)
}
