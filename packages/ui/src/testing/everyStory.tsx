import { composeStories } from '@storybook/react-vite'
import type { ComponentType, ReactElement } from 'react'
import { PlomadaProvider } from '../provider/index.ts'

type StoryFile = Parameters<typeof composeStories>[0]

/** How to load each story file, by its path from here. */
export const storyFiles = import.meta.glob<StoryFile>('../**/*.stories.tsx')

/** A file's stories by name, each as an element inside the provider and with nothing of a browser set up for it. */
export function elementsOf(file: StoryFile): [name: string, element: ReactElement][] {
  const stories: Record<string, ComponentType> = composeStories(file, {})
  return Object.entries(stories).map(([name, Story]) => [
    name,
    <PlomadaProvider key={name}>
      <Story />
    </PlomadaProvider>,
  ])
}
