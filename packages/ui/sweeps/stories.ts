import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '../../..')
export const storybook = path.join(root, 'node_modules/.plomada-storybook')
export const reports = path.join(root, 'node_modules/.plomada-reports')

/** A story as the index of the built Storybook names it. */
export interface Story {
  id: string
  /** `Offer/OfferCard` */
  title: string
  name: string
  tags: string[]
}

interface Index {
  entries: Record<string, Story & { type: 'story' | 'docs' }>
}

/** Every story of the built Storybook; none before the setup has built it. */
export function allStories(): Story[] {
  const file = path.join(storybook, 'index.json')
  if (!existsSync(file)) return []
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Index // written by Storybook
  const only = process.env['STORIES']
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter(({ id }) => only === undefined || new RegExp(only).test(id))
}

/**
 * A screen is put together from components that are swept one by one; it is swept itself once for a desk and once
 * for a phone. The story tests play its other states.
 */
export function withFewScreens(stories: Story[]): Story[] {
  const seen = new Set<string>()
  return stories.filter(({ id, title, tags }) => {
    if (!tags.includes('screen')) return true
    const kind = `${title} ${id.includes('phone')}`
    return !seen.has(kind) && seen.add(kind)
  })
}
