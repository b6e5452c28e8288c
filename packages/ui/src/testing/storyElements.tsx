import { composeStories } from '@storybook/react-vite'
import type { ComponentType, ReactElement } from 'react'
import { PlomadaProvider } from '../marketplace/index.ts'
import { getStoryLanguage } from './storyLanguages.ts'

type StoryFile = Parameters<typeof composeStories>[0]

/** Loaders of the story files by relative path. */
export const storyFiles = import.meta.glob<StoryFile>('../**/*.stories.tsx')

interface Composed {
  args: Readonly<Record<string, unknown>>
  parameters: Readonly<Record<string, unknown>>
}

/** Returns the stories of a file by name, as elements inside the provider, with args and parameters. Uses no browser API. */
export function createStoryElements(
  file: StoryFile,
): [name: string, element: ReactElement, story: Composed][] {
  const stories: Record<string, ComponentType & Composed> = composeStories(file, {})
  return Object.entries(stories).map(([name, Story]) => {
    const { tag: _, ...language } = getStoryLanguage(Story.parameters)
    const element = (
      <PlomadaProvider key={name} {...language}>
        <Story />
      </PlomadaProvider>
    )
    return [name, element, Story]
  })
}
