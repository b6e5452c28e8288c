import { composeStories } from '@storybook/react-vite'
import type { ComponentType, ReactElement } from 'react'
import { PlomadaProvider } from '../marketplace/index.ts'

type StoryFile = Parameters<typeof composeStories>[0]

/** Loaders of the story files by relative path. */
export const storyFiles = import.meta.glob<StoryFile>('../**/*.stories.tsx')

type Args = Readonly<Record<string, unknown>>

/** Returns the stories of a file by name, as elements inside the provider, with their args. Uses no browser API. */
export function createStoryElements(file: StoryFile): [name: string, element: ReactElement, args: Args][] {
  const stories: Record<string, ComponentType & { args: Args }> = composeStories(file, {})
  return Object.entries(stories).map(([name, Story]) => [
    name,
    <PlomadaProvider key={name}>
      <Story />
    </PlomadaProvider>,
    Story.args,
  ])
}
